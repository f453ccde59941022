import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { BellIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LazyActionMenu } from '#ui/overlay/lazyOverlay'
import { setRowNotification, setRowSound, useAlertChoices } from './alertChoices'

/** Turns the sound and the notification of new rows on and off, on this device. */
export function NewRowsMenu() {
  const text = useText()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { hasSound, hasNotification, permission } = useAlertChoices()
  const label = text('admin.alerts.title')
  const isBlocked = permission === 'denied'
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BellIcon />
      </IconButton>
      {anchor && (
        <LazyActionMenu
          anchor={anchor}
          label={label}
          actions={[
            {
              key: 'sound',
              label: text(hasSound ? 'admin.alerts.soundOff' : 'admin.alerts.soundOn'),
              onSelect: () => setRowSound(!hasSound),
            },
            ...(permission === 'unsupported'
              ? []
              : [
                  {
                    key: 'notification',
                    label: text(
                      isBlocked
                        ? 'admin.alerts.blocked'
                        : hasNotification
                          ? 'admin.alerts.notifyOff'
                          : 'admin.alerts.notifyOn',
                    ),
                    disabled: isBlocked,
                    onSelect: () => void setRowNotification(!hasNotification),
                  },
                ]),
          ]}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  )
}
