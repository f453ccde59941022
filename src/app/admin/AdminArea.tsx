import { type ReactNode, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { AdminPages } from '#features/admin/AdminPages'
import { PlayerTextsContext } from '#features/admin/users/terms/playerTexts'
import { adminSettingTexts, adminTexts, playerTexts } from '#locales/adminTexts'
import type { RootState } from '../store'
import { AdminTesters, AdminTesterTools } from '../testers/AdminTesters'
import { WithTexts } from '../texts/WithTexts'
import { useAppStore } from '../useAppStore'
import { openAdminArea } from './openAdminArea'
import { StaffAlerts } from './StaffAlerts'

/** Entry of the back office: renders nothing before its part of the store and its texts are loaded. */
export function AdminArea() {
  const store = useAppStore()
  const isOpen = useSelector((state: RootState) => state.admin !== undefined)
  useLayoutEffect(() => openAdminArea(store), [store])
  return (
    <WithTexts texts={adminTexts}>
      {isOpen && (
        <PlayerTextsContext value={playerTexts}>
          <StaffAlerts />
          <AdminPages
            controls={<AdminTesters />}
            TesterTools={AdminTesterTools}
            SettingTexts={SettingTexts}
          />
        </PlayerTextsContext>
      )}
    </WithTexts>
  )
}

function SettingTexts({ children }: { children: ReactNode }) {
  return <WithTexts texts={adminSettingTexts}>{children}</WithTexts>
}
