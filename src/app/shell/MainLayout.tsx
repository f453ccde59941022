import { useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { openMemberArea } from '../member'
import type { RootState } from '../store'
import { useMemberTexts } from '../texts/scope'
import { useAppStore } from '../useAppStore'
import { MainFrame } from './MainFrame'

/** The door of the member area: nothing is rendered before its part of the store and its texts are there. */
export function MainLayout() {
  const store = useAppStore()
  const isOpen = useSelector((state: RootState) => state.balanceRefresh !== undefined)
  const hasTexts = useMemberTexts()
  useLayoutEffect(() => openMemberArea(store), [store])
  return isOpen && hasTexts ? <MainFrame /> : null
}
