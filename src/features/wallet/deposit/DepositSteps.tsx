import { styled } from '@mui/material/styles'
import { memberPaths, pathOf } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { HistoryIcon } from '#ui/icons/controls'
import { AlertIcon } from '#ui/icons/entry'
import { useErrorText } from '#ui/intl/useErrorText'
import { useText } from '#ui/intl/useText'
import { Notice } from '../MoneyNotices'

interface DepositStepsProps {
  current: 0 | 1 | 2
}

export function DepositSteps({ current }: DepositStepsProps) {
  const text = useText()
  return (
    <Steps
      label={text('wallet.deposit.steps')}
      current={current}
      steps={[
        text('wallet.deposit.stepAmount'),
        text('wallet.deposit.stepPay'),
        text('wallet.deposit.stepStatus'),
      ]}
    />
  )
}

interface StepsProps {
  label: string
  steps: readonly string[]
  /** Zero-based index. */
  current: number
}

/** Shows the current position in a short series of steps. */
function Steps({ label, steps, current }: StepsProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li key={step} {...(index === current && { 'aria-current': 'step' })}>
          <b>{index + 1}</b>
          <span>{step}</span>
        </li>
      ))}
    </List>
  )
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: '0 0 20px',
  padding: 0,
  listStyle: 'none',
  li: {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    paddingTop: 8,
    borderTop: `3px solid ${theme.palette.divider}`,
    color: theme.palette.text.secondary,
    fontSize: '0.875rem',
    '&[aria-current]': {
      borderTopColor: theme.palette.primary.readable,
      color: theme.palette.text.primary,
      fontWeight: 600,
    },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  },
}))

interface OpenDepositProps {
  depositId: string
}

/** Shown instead of the form if a deposit is already open; links to it. */
export function OpenDeposit({ depositId }: OpenDepositProps) {
  const text = useText()
  const errorText = useErrorText()
  return (
    <Notice
      tone="info"
      icon={<AlertIcon />}
      action={
        <ButtonLink to={pathOf(memberPaths.depositDetail, depositId)} variant="contained">
          {text('wallet.deposit.continue')}
        </ButtonLink>
      }
    >
      {errorText({ code: 'depositopen' })}
    </Notice>
  )
}

interface ReviewedDepositProps {
  depositId: string
}

/** A deposit under staff review. It is still open, but does not block a new one. */
export function ReviewedDeposit({ depositId }: ReviewedDepositProps) {
  const text = useText()
  return (
    <Notice
      tone="info"
      icon={<HistoryIcon />}
      action={
        <ButtonLink to={pathOf(memberPaths.depositDetail, depositId)} variant="outlined">
          {text('wallet.review.see')}
        </ButtonLink>
      }
    >
      {text('wallet.review.open')}
    </Notice>
  )
}
