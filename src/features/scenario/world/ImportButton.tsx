import Button from '@mui/material/Button'
import { useRef } from 'react'
import { FileInput } from '#ui/form/FileInput'
import { UploadIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'

export function ImportButton({ onChoose }: { onChoose: (file: File) => void }) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<UploadIcon size={20} />}
        onClick={() => input.current?.click()}
      >
        {text('scenario.world.import')}
      </Button>
      <FileInput
        ref={input}
        accept="application/json,.json"
        aria-label={text('scenario.world.import')}
        onChoose={([file]) => file && onChoose(file)}
      />
    </>
  )
}
