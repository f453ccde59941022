import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '../intl/useText'
import { useHold } from '../page/useHold'
import { openAlert } from '../toast/toastSlice'
import { copyText } from './copyText'

interface CopyOnHoldProps {
  /** What lands on the clipboard: without the dashes and commas that are shown. */
  value: string
  children: ReactNode
}

/**
 * A value that a finger held upon it copies, beside its copy button, which is there for everybody. A mouse
 * selects it like any other text.
 */
export function CopyOnHold({ value, children }: CopyOnHoldProps) {
  const text = useText()
  const dispatch = useDispatch()
  // When the finger goes up: only then do all browsers let a page write to the clipboard.
  const holding = useHold({ onRelease: () => void copy() })

  async function copy(): Promise<void> {
    const isCopied = await copyText(value)
    dispatch(
      isCopied
        ? openAlert('success', text('money.copied'))
        : openAlert('error', text('money.copyFailed')),
    )
  }

  return <Held {...holding}>{children}</Held>
}

const Held = styled('span')({
  touchAction: 'manipulation',
  '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
})
