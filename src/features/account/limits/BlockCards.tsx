import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { blockAction } from '#api/protection/limits'
import {
  type BlockPeriod,
  blockEnd,
  excludePeriods,
  timeoutPeriods,
} from '#contract/protection/limits'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { SelectField } from '#ui/form/SelectField'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { SectionCard } from '#ui/page/SectionCard'
import { useNow } from '#ui/time/useNow'
import { ProtectedNote } from './ProtectedNote'
import { useProtecting } from './useProtecting'

interface Props {
  userId: string
  name: string
  periods: readonly BlockPeriod[]
  title: string
  means: string
  /** Label of the button. */
  action: string
}

/** Stops play for a while. Confirmed once, because nobody can undo it. Works offline. */
function BlockCard({ userId, name, periods, title, means, action }: Props) {
  const text = useText()
  const format = useFormat()
  const protecting = useProtecting()
  const [period, setPeriod] = useState<BlockPeriod | undefined>(periods[0])
  const [asking, setAsking] = useState(false)
  // The dialog takes a moment to close, so a second click on its button must do nothing.
  const isAsked = useRef(false)
  const now = useNow()
  const until = period && blockEnd(period, now)

  function ask(): void {
    isAsked.current = true
    setAsking(true)
  }

  async function block(): Promise<void> {
    if (period === undefined || !isAsked.current) return
    isAsked.current = false
    await protecting.act(blockAction(userId, period))
    setAsking(false)
  }

  return (
    <SectionCard title={title}>
      <Means>{means}</Means>
      <SelectField
        label={text('account.break.period')}
        name={name}
        value={period ?? ''}
        options={periods.map((value) => ({ value, label: text(`account.period.${value}`) }))}
        onChange={(value) => setPeriod(periods.find((known) => known === value))}
      />
      <Stop variant="outlined" color="error" size="large" onClick={ask}>
        {action}
      </Stop>
      <ProtectedNote outcome={protecting.outcome} applied={text('account.break.applied')} />
      <ConfirmDialog
        open={asking}
        title={title}
        confirmLabel={action}
        destructive
        busy={protecting.busy}
        onConfirm={() => void block()}
        onCancel={() => setAsking(false)}
      >
        <p>
          {until == null
            ? text('account.break.askForever')
            : text('account.break.ask', { time: format.dateTime(until) })}
        </p>
        <p>{text('account.break.costs')}</p>
      </ConfirmDialog>
    </SectionCard>
  )
}

const Means = styled('p')(({ theme }) => ({
  margin: '0 0 8px',
  color: theme.palette.text.secondary,
}))

const Stop = styled(Button)({ marginTop: 8 })

/** A short break from playing. */
export function BreakCard({ userId }: { userId: string }) {
  const text = useText()
  return (
    <BlockCard
      userId={userId}
      name="timeout"
      periods={timeoutPeriods}
      title={text('account.break.title')}
      means={text('account.break.means')}
      action={text('account.break.action')}
    />
  )
}

/** A long break, from six months to permanent. */
export function ExclusionCard({ userId }: { userId: string }) {
  const text = useText()
  return (
    <BlockCard
      userId={userId}
      name="exclude"
      periods={excludePeriods}
      title={text('account.exclude.title')}
      means={text('account.exclude.means')}
      action={text('account.exclude.action')}
    />
  )
}
