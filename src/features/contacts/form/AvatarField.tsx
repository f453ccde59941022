import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { PersonAvatar } from '#ui/display/PersonAvatar'
import { useDropZone } from '#ui/drop/useDropZone'
import { useText } from '#ui/intl/useText'

interface AvatarFieldProps {
  /** Name of the person, for the initials. */
  name: string
  value: string
  /** @returns whether the picture can be read */
  onChoose: (file: File) => Promise<boolean>
  onRemove: () => void
}

/** Field for a picture from the device, which is scaled down; without a picture, initials are shown. */
export function AvatarField({ name, value, onChoose, onRemove }: AvatarFieldProps) {
  const text = useText()
  const id = useId()
  const [unreadable, setUnreadable] = useState(false)

  async function take([file]: readonly File[]): Promise<void> {
    if (file) setUnreadable(!(await onChoose(file)))
  }
  const dropZone = useDropZone((files) => void take(files))

  return (
    <Line ref={dropZone}>
      <PersonAvatar name={name} src={value} size={72} />
      <div>
        <Buttons>
          <Button component="label" role={undefined} tabIndex={-1} variant="outlined" htmlFor={id}>
            {text('contacts.avatar.choose')}
            <FileInput
              id={id}
              type="file"
              accept="image/*"
              onChange={({ target }) => {
                void take([...(target.files ?? [])])
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </Button>
          {value !== '' && (
            <Button
              onClick={() => {
                // This button disappears with the picture.
                document.getElementById(id)?.focus()
                onRemove()
              }}
            >
              {text('contacts.avatar.remove')}
            </Button>
          )}
        </Buttons>
        {unreadable && <ErrorText role="alert">{text('contacts.avatar.unreadable')}</ErrorText>}
      </div>
    </Line>
  )
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, marginBottom: 8 })

/** Invisible, but focusable; the button around it shows the focus. */
const FileInput = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
})

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const ErrorText = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '4px 0 0',
  color: theme.palette.error.readable,
}))
