import { memo, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { openMemberArea } from '../member'
import type { RootState } from '../store'
import { useMemberTexts } from '../texts/scope'
import { useAppStore } from '../useAppStore'
import { LockGate } from './LockGate'
import { MainFrame } from './MainFrame'

/** The door of the member area: nothing is rendered before its part of the store and its texts are there. */
export const MainLayout = memo(function MainLayout() {
  const store = useAppStore()
  const isOpen = useSelector((state: RootState) => state.balanceRefresh !== undefined)
  const hasTexts = useMemberTexts()
  const player = useSelector(selectPlayer)
  const loggedInAt = useSelector((state: RootState) => state.session.loggedInAt)
  useLayoutEffect(() => openMemberArea(store), [store])
  if (!isOpen || !hasTexts || player === null) return null
  return (
    <LockGate key={player.id} userId={player.id} loggedInAt={loggedInAt}>
      <MainFrame />
    </LockGate>
  )
})
