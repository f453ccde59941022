import { styled } from '@mui/material/styles'
import { useTransferBanksQuery } from '#api/money/deposit'
import { firstStep } from '#api/session/firstStep'
import { payMinutes, reviewMinutes } from '#contract/wallet/wallet'
import { isMocked } from '#lib/environment'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { ArrowDownIcon } from '#ui/icons/controls'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** Explains the first deposit: steps, minimum and duration. Unknown figures are left out. */
export function FirstDeposit() {
  const text = useText()
  const format = useFormat()
  const { currentData: banks } = useTransferBanksQuery()
  const least = banks?.value
    .filter(({ status }) => status === 'on')
    .map(({ minDeposit }) => minDeposit)
    .toSorted((one, other) => one - other)[0]
  return (
    <>
      <Steps>
        <li>
          {least === undefined
            ? text('dashboard.first.amount')
            : text('dashboard.first.amountFrom', { min: format.money(least) })}
        </li>
        <li>
          {isMocked
            ? text('dashboard.first.transferWithin', { count: payMinutes })
            : text('dashboard.first.transfer')}
        </li>
        <li>
          {text('dashboard.first.credit')}{' '}
          {isMocked && text('dashboard.first.staff', { count: reviewMinutes })}
        </li>
      </Steps>
      <ButtonLink
        to={memberPaths.deposit}
        variant="contained"
        size="large"
        startIcon={<ArrowDownIcon size={18} />}
        onClick={() => firstStep.set(null)}
      >
        {text('dashboard.first.go')}
      </ButtonLink>
    </>
  )
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  li: {
    position: 'relative',
    minHeight: 32,
    paddingInlineStart: 44,
    paddingTop: 5,
    counterIncrement: 'step',
  },
  'li::before': {
    content: 'counter(step)',
    position: 'absolute',
    top: 0,
    insetInlineStart: 0,
    display: 'grid',
    placeItems: 'center',
    width: 32,
    height: 32,
    borderRadius: '50%',
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
}))
