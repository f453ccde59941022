import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { CoverDialog } from '#ui/cover/CoverDialog'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { SearchHow } from '../list/SearchHow'
import { mailKeys } from './mailKeys'

interface KeyHelpProps {
  wanted: boolean
  onWant: (wanted: boolean) => void
  onClose: () => void
}

/** The list of keys, and the switch that turns them off. Load it lazily. */
export function KeyHelp({ wanted, onWant, onClose }: KeyHelpProps) {
  const text = useText()
  const titleId = useId()
  return (
    <CoverDialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{text('mail.keys')}</DialogTitle>
      <DialogContent>
        <SwitchField label={text('mail.keys.on')} checked={wanted} onChange={onWant} />
        <Keys>
          {mailKeys.map(({ keys, action, text: key }) => (
            <div key={action}>
              <dt>{text(key)}</dt>
              <dd>
                {keys.map((name) => (
                  <kbd key={name}>{name}</kbd>
                ))}
              </dd>
            </div>
          ))}
        </Keys>
        <SearchHow />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{text('ui.close')}</Button>
      </DialogActions>
    </CoverDialog>
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
