import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState, useSyncExternalStore } from 'react'
import { staffToken } from '#api/session/staffToken'
import { masked, type RecordedCall } from '#contract/scenario/traffic'
import { CopyButton } from '#ui/copy/CopyButton'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { Field } from '#ui/form/Field'
import { useText } from '#ui/intl/useText'
import { staffTransport } from '../api/transports'
import { useFaultText } from '../faults/useFaultText'
import { answerRule } from './answerRule'
import { curlOf, testCodeOf } from './callAsCode'
import { addressOf } from './foundCalls'
import { MessageView } from './MessageView'
import { type Replayed, replay } from './replay'
import { useCallText } from './useCallText'

interface CallDetailsProps {
  call: RecordedCall
  /** Whether the panel is busy with another action. */
  busy: boolean
  /** Makes the next such call get this answer. */
  onAnswerLikeThis: (newRule: NonNullable<ReturnType<typeof answerRule>>) => void
}

/** One call with its request, response and actions. */
export function CallDetails({ call, busy, onAnswerLikeThis }: CallDetailsProps) {
  const text = useText()
  const callText = useCallText()
  const faultText = useFaultText()
  const [words, setWords] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isReplaying, setReplaying] = useState(false)
  const [replayed, setReplayed] = useState<Replayed | null>(null)
  const staff = useSyncExternalStore(staffToken.subscribe, staffToken.get)
  // Without its body it would be a different call.
  const lacksBody = call.request.text === null
  const lacksStaff = call.isStaff && (staff === null || staffTransport() === undefined)
  const newRule = answerRule(call)
  const { method, rule, failure, request, answer } = call
  const wanted = words.trim() === '' ? [] : [words.trim()]

  async function makeAgain(): Promise<void> {
    setAsked(false)
    setReplaying(true)
    setReplayed(await replay(call))
    setReplaying(false)
  }

  return (
    <Details aria-label={text('scenario.traffic.call')}>
      <Address dir="ltr">
        {method} {addressOf(call)}
      </Address>
      <Line>
        <bdi>{callText(call)}</bdi>
      </Line>
      {rule && (
        <Line>
          <bdi>
            {faultText(rule).call} · {faultText(rule).fault}
          </bdi>
        </Line>
      )}
      {failure !== null && (
        <Line dir="ltr">
          <bdi>{failure}</bdi>
        </Line>
      )}
      <Actions>
        {!lacksStaff && !lacksBody && (
          <Button
            variant="outlined"
            aria-busy={isReplaying}
            disabled={isReplaying}
            onClick={() => (method === 'GET' ? void makeAgain() : setAsked(true))}
          >
            {text('scenario.traffic.replay')}
          </Button>
        )}
        {newRule && (
          <Button variant="outlined" disabled={busy} onClick={() => onAnswerLikeThis(newRule)}>
            {text('scenario.traffic.answerLikeThis')}
          </Button>
        )}
        {!lacksBody && (
          <>
            <Named>
              cURL <CopyButton value={curlOf(call)} name="cURL" variant="text" />
            </Named>
            <Named>
              {text('scenario.traffic.testCode')}{' '}
              <CopyButton
                value={testCodeOf(call)}
                name={text('scenario.traffic.testCode')}
                variant="text"
              />
            </Named>
          </>
        )}
      </Actions>
      {lacksBody && <Line>{text('scenario.traffic.noBody')}</Line>}
      {lacksStaff && !lacksBody && <Line>{text('scenario.traffic.staffReplay')}</Line>}
      {replayed && <ReplayedAnswer replayed={replayed} words={wanted} />}
      <Field
        type="search"
        name="words"
        label={text('scenario.traffic.searchIn')}
        value={words}
        onChange={setWords}
        autoComplete="off"
        maxLength={200}
      />
      <MessageView title={text('scenario.traffic.request')} message={request} words={wanted} />
      <MessageView title={text('scenario.traffic.answer')} message={answer} words={wanted} />
      {isAsked && (
        <ConfirmDialog
          open
          title={text('scenario.traffic.replayAsk', { call: `${method} ${addressOf(call)}` })}
          confirmLabel={text('scenario.traffic.replay')}
          onConfirm={() => void makeAgain()}
          onCancel={() => setAsked(false)}
        >
          {text('scenario.traffic.replayWarning')}{' '}
          {request.text?.includes(masked) && text('scenario.traffic.replayMasked')}
        </ConfirmDialog>
      )}
    </Details>
  )
}

const Details = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
})

const Address = styled('h4')(({ theme }) => ({
  ...theme.typography.h5,
  margin: 0,
  overflowWrap: 'anywhere',
  '[dir="rtl"] &': { textAlign: 'end' },
}))

const Line = styled('p')(({ theme }) => ({
  margin: 0,
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}))

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 })

const Named = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  gap: 4,
})

interface ReplayedAnswerProps {
  replayed: Replayed
  words: readonly string[]
}

/** The new response to the same call, compared with the recorded one. */
function ReplayedAnswer({ replayed, words }: ReplayedAnswerProps) {
  const text = useText()
  const { status, duration, text: body } = replayed
  const outcome = status === 0 ? text('scenario.traffic.noAnswer') : String(status)
  const ms = text('scenario.traffic.ms', { ms: Math.round(duration * 10) / 10 })
  return (
    <output>
      <MessageView
        title={`${text('scenario.traffic.replayed')} · ${outcome} · ${ms}`}
        message={{ headers: {}, size: new Blob([body]).size, text: body }}
        words={words}
      />
    </output>
  )
}
