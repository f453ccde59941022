import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { useText } from '../intl/useText'
import { useHold } from '../page/useHold'
import { openAlert } from '../toast/toastSlice'
import { copyText } from './copyText'

interface CopyOnHoldProps {
  /** Text for the clipboard, without the dashes and commas that are shown. */
  value: string
  children: ReactNode
}

/**
 * Copies the value when it is held with a finger; the copy button beside it works for everybody. With a mouse
 * the text can be selected as usual.
 */
export function CopyOnHold({ value, children }: CopyOnHoldProps) {
  const text = useText()
  const dispatch = useDispatch()
  // On release, because only then do all browsers allow writing to the clipboard.
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
