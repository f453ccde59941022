import { type ReactNode, useLayoutEffect } from 'react'
import { useSelector } from 'react-redux'
import { AdminPages } from '#features/admin/AdminPages'
import { loadAdmin, loadAdminSettings } from '#locales/adminCatalogue'
import type { RootState } from '../store'
import { AdminTesters, AdminTesterTools } from '../testers/AdminTesters'
import { SeparateTexts } from '../texts/SeparateTexts'
import { useAppStore } from '../useAppStore'
import { openAdminArea } from './openAdminArea'

/** The door of the operator's side: nothing is rendered before its part of the store and its texts are there. */
export function AdminArea() {
  const store = useAppStore()
  const isOpen = useSelector((state: RootState) => state.admin !== undefined)
  useLayoutEffect(() => openAdminArea(store), [store])
  return (
    <SeparateTexts load={loadAdmin}>
      {isOpen && (
        <AdminPages
          steering={<AdminTesters />}
          TesterTools={AdminTesterTools}
          SettingTexts={SettingTexts}
        />
      )}
    </SeparateTexts>
  )
}

function SettingTexts({ children }: { children: ReactNode }) {
  return <SeparateTexts load={loadAdminSettings}>{children}</SeparateTexts>
}
