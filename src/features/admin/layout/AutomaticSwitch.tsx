import { styled } from '@mui/material/styles'
import { useOnline } from '#api/client/refetch'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { useMay } from '../api/adminSession'
import { useSwitchAutomatic } from './useSwitchAutomatic'

/**
 * In the simulation, deposits and withdrawals are decided automatically after a while, unless staff take over.
 */
export function AutomaticSwitch() {
  const text = useText()
  const may = useMay()
  const isOnline = useOnline()
  const { automatic, busy, switchOver } = useSwitchAutomatic()
  if (automatic === undefined) return null
  return (
    <Line>
      <span>{text(automatic ? 'admin.automatic.on' : 'admin.automatic.off')}</span>
      {may('deposit.decide') && (
        <BusyButton
          size="small"
          variant="outlined"
          busy={busy}
          disabled={!isOnline}
          onClick={switchOver}
        >
          {text(automatic ? 'admin.automatic.takeOver' : 'admin.automatic.handBack')}
        </BusyButton>
      )}
    </Line>
  )
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.secondary,
}))
