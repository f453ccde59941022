import Alert from '@mui/material/Alert'
import type { ReactNode, Ref } from 'react'
import { CheckIcon } from '../icons/controls'
import { AlertIcon } from '../icons/entry'
import type { Toast } from './toastSlice'

// Material UI styles an alert in every colour of the palette, but its types name only the severities.
declare module '@mui/material/Alert' {
  interface AlertPropsColorOverrides {
    primary: true
    secondary: true
  }
}

interface ToastAlertProps {
  toast: Toast
  buttons: ReactNode
  /** Needed by the surrounding transition. */
  ref?: Ref<HTMLDivElement>
}

/** The `alert` variant. Without a role, because the area around it is the live region. */
export function ToastAlert({ toast, buttons, ref, ...fromTransition }: ToastAlertProps) {
  const { color, variant } = toast.alert
  const isTrouble = color === 'error' || color === 'warning'
  return (
    <Alert
      {...fromTransition}
      ref={ref}
      role="presentation"
      color={color}
      variant={variant}
      icon={isTrouble ? <AlertIcon size={22} /> : <CheckIcon size={22} />}
      action={buttons}
    >
      <bdi lang={toast.lang}>{toast.message}</bdi>
    </Alert>
  )
}
