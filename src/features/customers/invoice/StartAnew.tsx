import Button from '@mui/material/Button'
import { useState } from 'react'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'

interface StartAnewProps {
  disabled: boolean
  onStart: () => void
}

/** Discards the draft after confirmation. */
export function StartAnew({ disabled, onStart }: StartAnewProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsking(true)}>
        {text('customers.invoice.startAnew')}
      </Button>
      {isAsking && (
        <LazyConfirmDialog
          open
          title={text('customers.invoice.startAnewTitle')}
          confirmLabel={text('customers.invoice.startAnew')}
          destructive
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false)
            onStart()
          }}
        >
          {text('customers.invoice.startAnewMeans')}
        </LazyConfirmDialog>
      )}
    </>
  )
}
