import { styled } from '@mui/material/styles'
import { useOnline } from '#api/client/refetch'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { visuallyHidden } from '#ui/page/Page'
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
  const isMine = may('deposit.decide')
  return (
    <Line>
      <State data-beside={isMine}>
        {text(automatic ? 'admin.automatic.on' : 'admin.automatic.off')}
      </State>
      {isMine && (
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

/** On phones there is no room for it beside the button, whose word says the same. */
const State = styled('span')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-beside="true"]': visuallyHidden },
}))

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  color: theme.palette.text.secondary,
}))
