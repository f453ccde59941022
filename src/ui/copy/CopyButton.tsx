import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { CopyIcon } from '../icons/actions'
import { CheckIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { VisuallyHidden } from '../page/Page'
import { copyText } from './copyText'

interface CopyButtonProps {
  /** What lands on the clipboard: without the dashes and commas that are shown. */
  value: string
  /** What it is, for those who hear only the button: “account number”. */
  name: string
  /** `text`: where it stands among other things, without a border. */
  variant?: 'outlined' | 'text'
  /** Where nothing beside it shows what is copied, it says so to everybody. */
  named?: boolean
}

type Outcome = 'none' | 'copied' | 'failed'

/** How long the outcome stands there, in milliseconds. */
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
        // The outcome is what the button says for as long as it is seen.
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
