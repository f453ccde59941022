import ListSubheader from '@mui/material/ListSubheader'
import MenuItem from '@mui/material/MenuItem'
import { useDispatch, useSelector } from 'react-redux'
import { changeAppearance, selectAppearance } from '#ui/appearance/appearanceSlice'
import { DataText } from '#ui/display/DataText'
import { languageNames, languageTag, locales } from '#ui/intl/locale'
import { useText } from '#ui/intl/useText'
import { OverlayMenu } from '#ui/overlay/OverlayMenu'
import { useStaffSession } from '../api/adminSession'
import { logOut } from '../api/sessionCalls'
import { sendHeld } from '../queue/heldDecisions'

interface SessionChoicesProps {
  anchor: HTMLElement
  onClose: () => void
  onKeys?: (() => void) | undefined
}

/** Account menu: name and role, colours, direction, language, keys, logout. */
export function SessionChoices({ anchor, onClose, onKeys }: SessionChoicesProps) {
  const text = useText()
  const dispatch = useDispatch()
  const staff = useStaffSession()
  const { mode, locale, rtl } = useSelector(selectAppearance)
  return (
    <OverlayMenu anchorEl={anchor} open onClose={onClose}>
      {staff && (
        <ListSubheader>
          <DataText>{staff.name}</DataText> · {text(`admin.role.${staff.role}`)}
        </ListSubheader>
      )}
      {onKeys && (
        <MenuItem
          onClick={() => {
            onClose()
            onKeys()
          }}
        >
          {text('keys.title')}
        </MenuItem>
      )}
      <MenuItem
        onClick={() => dispatch(changeAppearance({ mode: mode === 'dark' ? 'light' : 'dark' }))}
      >
        {text(mode === 'dark' ? 'admin.frame.light' : 'admin.frame.dark')}
      </MenuItem>
      <MenuItem onClick={() => dispatch(changeAppearance({ rtl: !rtl }))}>
        {text(rtl ? 'admin.frame.leftToRight' : 'admin.frame.rightToLeft')}
      </MenuItem>
      {locales.map((one) => (
        <MenuItem
          key={one}
          lang={languageTag(one)}
          selected={one === locale}
          onClick={() => dispatch(changeAppearance({ locale: one }))}
        >
          {languageNames[one]}
        </MenuItem>
      ))}
      <MenuItem onClick={() => void sendHeld().finally(logOut)}>
        {text('admin.frame.logOut')}
      </MenuItem>
    </OverlayMenu>
  )
}
