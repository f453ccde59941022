import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react'
import { useText } from '../../../../ui/intl/useText'
import { type Guard, GuardContext } from './leaveGuard'
import { useLeavingLinks } from './useLeavingLinks'

const ConfirmDialog = lazy(() =>
  import('../../../../ui/dialog/ConfirmDialog').then((module) => ({
    default: module.ConfirmDialog,
  })),
)

/** Asks before unsaved input of the forms inside is left: for another tab, page or site. */
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
      <Suspense>
        {going !== null && (
          <ConfirmDialog
            open
            title={text('users.leave.title')}
            confirmLabel={text('users.leave.discard')}
            cancelLabel={text('users.leave.stay')}
            destructive
            onConfirm={confirm}
            onCancel={() => setGoing(null)}
          >
            {text('users.leave.message')}
          </ConfirmDialog>
        )}
      </Suspense>
    </GuardContext>
  )
}
