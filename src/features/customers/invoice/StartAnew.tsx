import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../../ui/intl/useText'

const ConfirmDialog = lazy(() =>
  import('../../../ui/dialog/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface StartAnewProps {
  disabled: boolean
  onStart: () => void
}

/** Throws the draft away, once the person says so. */
export function StartAnew({ disabled, onStart }: StartAnewProps) {
  const text = useText()
  const [asked, setAsked] = useState<boolean | null>(null)
  return (
    <>
      <Button disabled={disabled} onClick={() => setAsked(true)}>
        {text('customers.invoice.startAnew')}
      </Button>
      <Suspense>
        {asked !== null && (
          <ConfirmDialog
            open={asked}
            title={text('customers.invoice.startAnewTitle')}
            confirmLabel={text('customers.invoice.startAnew')}
            destructive
            onCancel={() => setAsked(false)}
            onConfirm={() => {
              setAsked(false)
              onStart()
            }}
          >
            {text('customers.invoice.startAnewMeans')}
          </ConfirmDialog>
        )}
      </Suspense>
    </>
  )
}
