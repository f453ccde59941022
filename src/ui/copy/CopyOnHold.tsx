import { styled } from '@mui/material/styles'
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useDispatch } from 'react-redux'
import { vibrate } from '#lib/device/vibrate'
import { useText } from '../intl/useText'
import { openAlert } from '../toast/toastSlice'
import { copyText } from './copyText'

interface CopyOnHoldProps {
  /** What lands on the clipboard: without the dashes and commas that are shown. */
  value: string
  children: ReactNode
}

/** As phones take a press for a long one, in milliseconds. */
const holdMs = 500

/** Pixels: a finger that goes further scrolls. */
const reach = 10

/**
 * A value that a finger held upon it copies, beside its copy button, which is there for everybody. A mouse
 * selects it like any other text.
 */
export function CopyOnHold({ value, children }: CopyOnHoldProps) {
  const text = useText()
  const dispatch = useDispatch()
  const hold = useRef<Hold | null>(null)
  useEffect(() => () => clearTimeout(hold.current?.timer), [])

  function begin({ pointerType, isPrimary, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'touch' || !isPrimary) return
    const timer = setTimeout(() => {
      if (hold.current === null) return
      hold.current.isLong = true
      vibrate('done')
    }, holdMs)
    hold.current = { x: clientX, y: clientY, timer, isLong: false }
  }

  function move({ clientX, clientY }: PointerEvent): void {
    const { x, y } = hold.current ?? { x: clientX, y: clientY }
    if (Math.hypot(clientX - x, clientY - y) > reach) end()
  }

  function end(): boolean {
    const isLong = hold.current?.isLong === true
    clearTimeout(hold.current?.timer)
    hold.current = null
    return isLong
  }

  // When the finger goes up: only then do all browsers let a page write to the clipboard.
  async function copy(): Promise<void> {
    if (!end()) return
    const isCopied = await copyText(value)
    dispatch(
      isCopied
        ? openAlert('success', text('money.copied'))
        : openAlert('error', text('money.copyFailed')),
    )
  }

  return (
    <Held
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={() => void copy()}
      onPointerCancel={end}
      onContextMenu={(event) => hold.current !== null && event.preventDefault()}
    >
      {children}
    </Held>
  )
}

interface Hold {
  x: number
  y: number
  timer: ReturnType<typeof setTimeout>
  isLong: boolean
}

const Held = styled('span')({
  touchAction: 'manipulation',
  '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
})
