import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { CopyIcon } from '../icons/actions'
import { CheckIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'
import { copyText } from './copyText'

interface CopyButtonProps {
  /** Text for the clipboard, without the dashes and commas that are shown. */
  value: string
  /** Name of the value for screen readers: “account number”. */
  name: string
  /** `text`: no border, for use among other content. */
  variant?: 'outlined' | 'text'
  /** Shows the name on the button, if nothing beside it shows what is copied. */
  named?: boolean
}

type Outcome = 'none' | 'copied' | 'failed'

/** Milliseconds for which the outcome is shown. */
const shownMs = 3_000

export function CopyButton({ value, name, variant = 'outlined', named }: CopyButtonProps) {
  const text = useText()
  const [outcome, setOutcome] = useState<Outcome>('none')
  useEffect(() => {
    if (outcome === 'none') return undefined
    const timer = setTimeout(() => setOutcome('none'), shownMs)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy(): Promise<void> {
    setOutcome((await copyText(value)) ? 'copied' : 'failed')
  }

  const copies = text('money.copyName', { name })
  const labels = { none: 'money.copy', copied: 'money.copied', failed: 'money.copyFailed' } as const
  return (
    <>
      <Button
        variant={variant}
        // While the outcome is shown, it is the button's name.
        {...(outcome === 'none' && { 'aria-label': copies })}
        startIcon={outcome === 'copied' ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
        onClick={() => void copy()}
      >
        {named && outcome === 'none' ? copies : text(labels[outcome])}
      </Button>
      <VisuallyHidden aria-live="polite">
        {outcome === 'none' ? '' : text(labels[outcome])}
      </VisuallyHidden>
    </>
  )
}
