import Fade from '@mui/material/Fade'
import Grow from '@mui/material/Grow'
import Slide from '@mui/material/Slide'
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { pageCover } from '#lib/device/presence'
import { openSheets, useKeyboardHeight } from '../overlay/useOverlay'
import { pressedKey } from '../table/SearchBox'
import { ToastAlert } from './ToastAlert'
import { ToastButtons } from './ToastButtons'
import { canUndo, runToastAction, undoId } from './toastActions'
import { closeToast, selectToast, type ToastPlacement, type ToastTransition } from './toastSlice'

/** Component of each transition; a slide moves in the direction of its name. */
const toastMotion = {
  slideLeft: { transition: Slide, direction: 'left' },
  slideUp: { transition: Slide, direction: 'up' },
  slideRight: { transition: Slide, direction: 'right' },
  slideDown: { transition: Slide, direction: 'down' },
  grow: { transition: Grow },
  fade: { transition: Fade },
} as const satisfies Record<ToastTransition, object>

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Shows the store's toast. Rendered once in the app, lazily loaded, and kept when pages change. */
export function ToastArea() {
  const toast = useSelector(selectToast)
  const dispatch = useDispatch()
  const { transition, ...direction } = toastMotion[toast.transition]
  const area = useRef<HTMLDivElement>(null)
  // A toast must not cover the buttons at the foot of an open drawer or dialog.
  const isFootTaken = useSyncExternalStore(openSheets.subscribe, openSheets.get) > 0
  const anchorOrigin: ToastPlacement = isFootTaken
    ? { ...toast.anchorOrigin, vertical: 'top' }
    : toast.anchorOrigin
  const isAtBottom = anchorOrigin.vertical === 'bottom'
  // A toast that appears while the page is covered is read afterwards, so its time starts then.
  const isCovered = useSyncExternalStore(pageCover.subscribe, pageCover.get)
  const keyboard = useKeyboardHeight()
  /** Sequence number of a toast that stays at the bottom until it is closed. */
  const lasting = toast.open && toast.autoHide === null && isAtBottom ? toast.sequence : null
  const isUrgent = toast.variant === 'alert' && toast.alert.color === 'error'

  // A toast that stays until it is closed must not cover anything permanently, so the page can be scrolled out
  // from under it.
  useEffect(() => {
    if (lasting === null) return undefined
    const height = area.current?.firstElementChild?.getBoundingClientRect().height ?? 0
    document.body.style.paddingBottom = `${height + 24}px`
    return () => void document.body.style.removeProperty('padding-bottom')
  }, [lasting])

  // Ctrl+Z or ⌘Z triggers UNDO; in a field it undoes typing.
  useEffect(() => {
    if (!toast.open || toast.action?.id !== undoId) return undefined
    function listen(event: KeyboardEvent): void {
      const { ctrlKey, metaKey, target } = event
      const isTyped = target instanceof Element && target.matches(fields)
      if (pressedKey(event) !== 'z' || !(ctrlKey || metaKey) || isTyped) return
      // The browser would undo the last typing in any field.
      event.preventDefault()
      // Refers to the last change, even if its toast has not appeared yet.
      void canUndo().then((can) => {
        if (!can) return
        dispatch(closeToast())
        runToastAction(undoId)
      })
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [toast, dispatch])

  function close(): void {
    dispatch(closeToast())
  }

  function closeUnlessClickedAway(_event: unknown, reason: SnackbarCloseReason): void {
    if (reason !== 'clickaway') close()
  }

  const buttons = <ToastButtons toast={toast} onClose={close} />
  return (
    // While a dialog or drawer is open, Material UI hides its siblings from screen readers. HTML does not allow
    // that for a `slot`, so toasts about work in the dialog are still announced.
    <slot>
      {/* Always rendered: a live region must exist before its text changes. */}
      <div ref={area} role={isUrgent ? 'alert' : 'status'}>
        <PlacedSnackbar
          key={toast.sequence}
          open={toast.open}
          anchorOrigin={anchorOrigin}
          autoHideDuration={isCovered ? null : toast.autoHide}
          onClose={closeUnlessClickedAway}
          {...(isAtBottom && keyboard > 0 && { style: { bottom: keyboard + 12 } })}
          slots={{ transition }}
          slotProps={{ transition: direction }}
        >
          {toast.variant === 'alert' ? (
            <ToastAlert toast={toast} buttons={buttons} />
          ) : (
            <SnackbarContent
              role="presentation"
              message={<bdi lang={toast.lang}>{toast.message}</bdi>}
              action={buttons}
            />
          )}
        </PlacedSnackbar>
      </div>
    </slot>
  )
}

/**
 * Below lg, toasts appear above the bottom bar of 56 px. At the top they appear below the head of the page or
 * of an open drawer, which contains the close button.
 */
const PlacedSnackbar = styled(Snackbar)(({ theme, anchorOrigin }) => ({
  // Pasted names may be a thousand letters without a space.
  overflowWrap: 'anywhere',
  maxWidth: 600,
  // Limits the height, so that the page stays visible with any text and font size.
  '& bdi': { display: 'block', maxHeight: '30dvh', overflow: 'auto' },
  [theme.breakpoints.down('lg')]:
    anchorOrigin?.vertical === 'bottom'
      ? { bottom: 'calc(56px + env(safe-area-inset-bottom, 0px) + 12px)' }
      : { top: 'calc(env(safe-area-inset-top, 0px) + 76px)' },
}))
