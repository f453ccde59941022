import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useRef } from 'react'
import type { LoadState } from '#api/cache/loadState'
import { blockAction } from '#api/protection/limits'
import type { Protection } from '#contract/protection/limits'
import { formatBaht, satang } from '#lib/money'
import { intlLocale, minuteMs } from '#lib/time'
import { BusyButton } from '#ui/form/BusyButton'
import type { Locale } from '#ui/intl/locale'
import { useErrorText } from '#ui/intl/useErrorText'
import { useLocale, useText } from '#ui/intl/useText'
import { UpdatedAt } from '#ui/load/LoadArea'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { HelpLine } from '../limits/HelpLine'
import { useProtecting } from '../limits/useProtecting'
import { useLogout } from '../logout/useLogout'

interface Props {
  userId: string
  /** The session has reached its limit; the player cannot continue. */
  isOver: boolean
  /** ms since login. */
  elapsed: number
  protection: LoadState<Protection>
  onContinue: () => void
}

/** Shows the time played and the result. It must be answered: Escape does not close it. */
export function RealityDialog({ userId, isOver, elapsed, protection, onContinue }: Props) {
  const text = useText()
  const locale = useLocale()
  const errorText = useErrorText()
  const titleId = useId()
  const protecting = useProtecting()
  const { logOut, question } = useLogout()
  const { answer, failure, retry } = protection
  const ask = useRef(retry)
  // Load current numbers, not those from when the page was opened.
  useEffect(() => ask.current(), [])

  const { staked, won } = answer?.value.sinceLogin ?? { staked: satang(0), won: satang(0) }
  const net = answer ? formatBaht(satang(won - staked), locale) : text('ui.amountUnknown')

  async function pause(): Promise<void> {
    await protecting.act(blockAction(userId, '24h'))
    onContinue()
  }

  return (
    <OverlayDialog open role="alertdialog" aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>
        {text(isOver ? 'protection.reality.over' : 'protection.reality.heading')}
      </DialogTitle>
      <DialogContent>
        <Message>
          {errorText({
            code: 'realitycheck',
            values: { elapsed: writtenDuration(elapsed, locale), net },
          })}
        </Message>
        {answer && failure && <UpdatedAt updatedAt={answer.updatedAt} isStale />}
        <Buttons>
          {!isOver && (
            <Button variant="contained" size="large" onClick={onContinue}>
              {text('protection.reality.continue')}
            </Button>
          )}
          <BusyButton
            variant="outlined"
            size="large"
            busy={protecting.busy}
            onClick={() => void pause()}
          >
            {text('protection.reality.pause')}
          </BusyButton>
          <Button variant={isOver ? 'contained' : 'outlined'} size="large" onClick={logOut}>
            {text('protection.reality.logout')}
          </Button>
        </Buttons>
        <Costs>
          <b>{text('protection.reality.pause')}</b> {text('account.break.costs')}
        </Costs>
        <HelpLine />
        {question}
      </DialogContent>
    </OverlayDialog>
  )
}

const Message = styled('p')({ marginTop: 0, fontSize: '1.0625rem' })

/** The button starts the break at once, so its consequences are shown beside it. */
const Costs = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  color: theme.palette.text.secondary,
}))

const Buttons = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  marginTop: 16,
  '& > button': { minHeight: 48 },
})

/** Formats a duration in hours and minutes: “1 hour, 5 minutes”. */
export function writtenDuration(milliseconds: number, locale: Locale): string {
  const minutes = Math.max(0, Math.floor(milliseconds / minuteMs))
  const parts = [
    { count: Math.floor(minutes / 60), unit: 'hour' },
    { count: minutes % 60, unit: 'minute' },
  ].filter(({ count, unit }) => count > 0 || (unit === 'minute' && minutes === 0))
  const written = parts.map(({ count, unit }) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count),
  )
  return new Intl.ListFormat(intlLocale(locale), { type: 'unit' }).format(written)
}
