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

/** The component behind each transition; a slide goes the way that its name says. */
const toastMotion = {
  slideLeft: { transition: Slide, direction: 'left' },
  slideUp: { transition: Slide, direction: 'up' },
  slideRight: { transition: Slide, direction: 'right' },
  slideDown: { transition: Slide, direction: 'down' },
  grow: { transition: Grow },
  fade: { transition: Fade },
} as const satisfies Record<ToastTransition, object>

const fields = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** Shows the toast of the store. Stands once in the app, loaded lazily; outlives the pages below it. */
export function ToastArea() {
  const toast = useSelector(selectToast)
  const dispatch = useDispatch()
  const { transition, ...direction } = toastMotion[toast.transition]
  const area = useRef<HTMLDivElement>(null)
  // The foot of an open drawer or dialog holds its buttons, as its head does: nothing lies over them.
  const isFootTaken = useSyncExternalStore(openSheets.subscribe, openSheets.get) > 0
  const anchorOrigin: ToastPlacement = isFootTaken
    ? { ...toast.anchorOrigin, vertical: 'top' }
    : toast.anchorOrigin
  const isAtBottom = anchorOrigin.vertical === 'bottom'
  // What comes meanwhile is read afterwards: its time begins then.
  const isCovered = useSyncExternalStore(pageCover.subscribe, pageCover.get)
  const keyboard = useKeyboardHeight()
  /** Which toast it is that stays below until it is closed. */
  const lasting = toast.open && toast.autoHide === null && isAtBottom ? toast.sequence : null
  const isUrgent = toast.variant === 'alert' && toast.alert.color === 'error'

  // What stays until it is closed covers nothing for good: the page can be scrolled out from under it.
  useEffect(() => {
    if (lasting === null) return undefined
    const height = area.current?.firstElementChild?.getBoundingClientRect().height ?? 0
    document.body.style.paddingBottom = `${height + 24}px`
    return () => void document.body.style.removeProperty('padding-bottom')
  }, [lasting])

  // Ctrl or ⌘ and Z press UNDO; in a field they take back what was typed.
  useEffect(() => {
    if (!toast.open || toast.action?.id !== undoId) return undefined
    function listen(event: KeyboardEvent): void {
      const { ctrlKey, metaKey, target } = event
      const isTyped = target instanceof Element && target.matches(fields)
      if (pressedKey(event) !== 'z' || !(ctrlKey || metaKey) || isTyped) return
      // The browser would take back what was last typed, in whichever field.
      event.preventDefault()
      // What was done last is meant, although its toast may be yet to come.
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
    // While a dialog or drawer is open, all beside it is hidden from screen readers but what HTML does not let
    // be hidden: what is told of the work in it must be heard.
    <slot>
      {/* Always in the document: a live region must be there before its text is. */}
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
 * Below lg a navigation bar of 56 px stands at the bottom: toasts stand above it. At the top they stand below the head of
 * the page or of an open drawer, which holds the button that closes it.
 */
const PlacedSnackbar = styled(Snackbar)(({ theme, anchorOrigin }) => ({
  // It may name what somebody pasted: a thousand letters without a space.
  overflowWrap: 'anywhere',
  maxWidth: 600,
  // However long it is and however large the letters, the page is still there.
  '& bdi': { display: 'block', maxHeight: '30dvh', overflow: 'auto' },
  [theme.breakpoints.down('lg')]:
    anchorOrigin?.vertical === 'bottom'
      ? { bottom: 'calc(56px + env(safe-area-inset-bottom, 0px) + 12px)' }
      : { top: 'calc(env(safe-area-inset-top, 0px) + 76px)' },
}))
