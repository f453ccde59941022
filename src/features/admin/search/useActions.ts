import { useDispatch, useSelector } from 'react-redux'
import { useOnline } from '#api/client/refetch'
import { changeAppearance, selectAppearance } from '#ui/appearance/appearanceSlice'
import { useText } from '#ui/intl/useText'
import { endAdminSession, useMay } from '../api/adminSession'
import { useSettingQuery } from '../api/offerCalls'
import { useSwitchAutomatic } from '../layout/useSwitchAutomatic'

/** Overlays that the layout can open. */
export type FrameOverlay = 'palette' | 'keys' | 'withdrawals'

/** An entry of the command palette that does more than open a page. */
export interface Action {
  id: string
  label: string
  run: () => void
}

/**
 * Actions available from any page to the current staff member. `onCover`: opens an overlay for confirmation.
 */
export function useActions(onCover: (cover: FrameOverlay) => void): Action[] {
  const text = useText()
  const may = useMay()
  const dispatch = useDispatch()
  const isOnline = useOnline()
  const { mode } = useSelector(selectAppearance)
  const mayClose = may('setting.edit')
  const withdraw = useSettingQuery('withdraw', { skip: !mayClose })
  const { automatic, switchOver } = useSwitchAutomatic()
  const areClosed = Object(withdraw.data?.value.value).closed === true
  const actions: (Action | false)[] = [
    mayClose && {
      id: 'withdrawals',
      label: text(areClosed ? 'admin.withdrawals.open' : 'admin.withdrawals.close'),
      run: () => onCover('withdrawals'),
    },
    isOnline &&
      automatic !== undefined &&
      may('deposit.decide') && {
        id: 'automatic',
        label: text(automatic ? 'admin.automatic.takeOver' : 'admin.automatic.handBack'),
        run: switchOver,
      },
    { id: 'keys', label: text('keys.title'), run: () => onCover('keys') },
    {
      id: 'mode',
      label: text(mode === 'dark' ? 'admin.frame.light' : 'admin.frame.dark'),
      run: () => dispatch(changeAppearance({ mode: mode === 'dark' ? 'light' : 'dark' })),
    },
    { id: 'logOut', label: text('admin.frame.logOut'), run: () => endAdminSession(null) },
  ]
  return actions.filter((action) => action !== false)
}
