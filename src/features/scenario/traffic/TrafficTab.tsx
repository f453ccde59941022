import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useMemo, useRef, useState } from 'react'
import type { RecordedCall } from '#contract/scenario/traffic'
import { download } from '#lib/files/download'
import { ConfirmDialog } from '#ui/dialog/ConfirmDialog'
import { SwitchField } from '#ui/form/SwitchField'
import { useText } from '#ui/intl/useText'
import { ErrorState, Loading } from '#ui/load/LoadArea'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { useFailureText } from '../ActionFailure'
import { addRules, readTestControls } from '../api/scenario'
import { forgetCalls, switchRecording } from '../api/traffic'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'
import { CallDetails } from './CallDetails'
import { CallList } from './CallList'
import { everyCall, foundCalls } from './foundCalls'
import { harOf } from './har'
import { TrafficFilter } from './TrafficFilter'
import { useTraffic } from './useTraffic'

/** Recorded calls of all tabs: search, inspect, replay and export. */
export function TrafficTab({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const failureText = useFailureText()
  const heading = useRef<HTMLHeadingElement>(null)
  const { failure, run } = useActions(scenario)
  const { calls, isRecording, readFailure, read } = useTraffic()
  const [search, setSearch] = useState(everyCall)
  const [chosen, setChosen] = useState<RecordedCall['id'] | null>(null)
  const [isAsked, setAsked] = useState(false)
  const found = useMemo(() => foundCalls(calls ?? [], search), [calls, search])
  const methods = useMemo(() => [...new Set(calls?.map(({ method }) => method))], [calls])
  const call = calls?.find(({ id }) => id === chosen)

  const act = (work: () => Promise<unknown>, done: string) =>
    run(async () => {
      await work()
      await read()
      return readTestControls()
    }, done)

  function exportHar(): void {
    const creator = { name: text('scenario.title'), version: __APP_VERSION__ }
    download(harOf(found.toReversed(), creator), 'traffic.har', 'application/json')
  }

  async function clear(): Promise<void> {
    setAsked(false)
    // The focused button disappears with the calls.
    if (await act(forgetCalls, text('scenario.traffic.cleared'))) heading.current?.focus()
  }

  return (
    <Place>
      <ScenarioSection
        title={text('scenario.traffic.title')}
        hint={text('scenario.traffic.hint')}
        failure={failure}
        headingRef={heading}
      >
        <SwitchField
          label={text('scenario.traffic.record')}
          checked={isRecording}
          disabled={calls === null || scenario.busy}
          onChange={(wanted) =>
            void act(
              () => switchRecording(wanted),
              text(wanted ? 'scenario.traffic.on' : 'scenario.traffic.off'),
            )
          }
        />
        {readFailure && (
          <ErrorState
            title={text('scenario.traffic.unknown')}
            message={failureText(readFailure)}
            onRetry={() => void read()}
          />
        )}
        {!readFailure && calls === null && (
          <Loading>
            <SkeletonLines lines={4} />
          </Loading>
        )}
        {calls?.length === 0 && (
          <None>{text(isRecording ? 'scenario.traffic.noneYet' : 'scenario.traffic.noneOff')}</None>
        )}
        {calls && calls.length > 0 && (
          <>
            <TrafficFilter search={search} onSearch={setSearch} methods={methods} />
            <output>
              <bdi>{text('scenario.traffic.found', { count: found.length })}</bdi>
            </output>
            {found.length > 0 && <CallList calls={found} chosen={chosen} onChoose={setChosen} />}
            <Actions>
              <Button variant="outlined" disabled={found.length === 0} onClick={exportHar}>
                {text('scenario.traffic.export')}
              </Button>
              <Button color="error" disabled={scenario.busy} onClick={() => setAsked(true)}>
                {text('scenario.traffic.clear')}
              </Button>
            </Actions>
          </>
        )}
      </ScenarioSection>
      {call && (
        <CallDetails
          key={call.id}
          call={call}
          busy={scenario.busy}
          onAnswerLikeThis={(rule) =>
            void run(() => addRules([rule]), text('scenario.traffic.ruleAdded'))
          }
        />
      )}
      {isAsked && (
        <ConfirmDialog
          open
          destructive
          title={text('scenario.traffic.clearAsk')}
          confirmLabel={text('scenario.traffic.clear')}
          onConfirm={() => void clear()}
          onCancel={() => setAsked(false)}
        >
          {text('scenario.traffic.clearWarning')}
        </ConfirmDialog>
      )}
    </Place>
  )
}

const Place = styled('div')({ display: 'flex', flexDirection: 'column', gap: 24 })

const None = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
