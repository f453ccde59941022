import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { SwitchField } from '../form/SwitchField'
import type { MessageKey } from '../intl/messages'
import { useText } from '../intl/useText'
import { OverlayDialog } from '../overlay/OverlayDialog'
import { useKeysWanted } from '../table/SearchBox'

interface KeyHelpProps {
  /** Keys and their effect. */
  list: readonly { keys: readonly string[]; text: MessageKey }[]
  onClose: () => void
  children?: ReactNode
}

/** List of a page's keyboard shortcuts, with the switch that disables them. Load it lazily. */
export function KeyHelp({ list, onClose, children }: KeyHelpProps) {
  const text = useText()
  const [wanted, want] = useKeysWanted()
  const titleId = useId()
  return (
    <OverlayDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('keys.title')}</DialogTitle>
      <DialogContent>
        <SwitchField label={text('keys.on')} checked={wanted} onChange={want} />
        <Keys>
          {list.map(({ keys, text: key }) => (
            <div key={key}>
              <dt>{text(key)}</dt>
              <dd>
                {keys.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        {children}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.close')}</Button>
      </DialogActions>
    </OverlayDialog>
  )
}

const Keys = styled('dl')(({ theme }) => ({
  margin: '8px 0 0',
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 36,
    borderBottom: `1px solid ${theme.palette.divider}`,
  },
  '& dd': { display: 'flex', gap: 4, margin: 0 },
  '& kbd': {
    ...theme.typography.body2,
    minWidth: 28,
    padding: '0 6px',
    textAlign: 'center',
    borderRadius: 4,
    border: `1px solid ${theme.palette.divider}`,
    backgroundColor: theme.palette.background.default,
  },
}))
