import { type ReactNode, useMemo, useRef, useState } from 'react'
import { LazyConfirmDialog } from '#ui/dialog/lazyDialogs'
import { useText } from '#ui/intl/useText'
import { type Guard, GuardContext } from './leaveGuard'
import { useLeavingLinks } from './useLeavingLinks'

/** Asks for confirmation before unsaved input of the forms inside is lost to another tab, page or site. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const text = useText()
  const held = useRef(new Set<() => void>())
  const [going, setGoing] = useState<{ go: () => void } | null>(null)
  const guard = useMemo<Guard>(
    () => ({
      hold: (discard) => {
        held.current.add(discard)
        return () => held.current.delete(discard)
      },
      leave: (go) => {
        if (held.current.size === 0) go()
        else setGoing({ go })
      },
    }),
    [],
  )
  useLeavingLinks(held, guard.leave)

  function confirm(): void {
    for (const discard of held.current) discard()
    held.current.clear()
    setGoing(null)
    going?.go()
  }

  return (
    <GuardContext value={guard}>
      {children}
      {going !== null && (
        <LazyConfirmDialog
          open
          title={text('users.leave.title')}
          confirmLabel={text('users.leave.discard')}
          cancelLabel={text('users.leave.stay')}
          destructive
          onConfirm={confirm}
          onCancel={() => setGoing(null)}
        >
          {text('users.leave.message')}
        </LazyConfirmDialog>
      )}
    </GuardContext>
  )
}
