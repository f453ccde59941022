import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Failure } from '#contract/failure'
import { repeatWhileVisible, watchPageVisible } from '#lib/device/presence'
import { TesterIcon } from '#ui/icons/menu'
import { useLocale, useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { ActionFailure } from '../ActionFailure'
import { readAutomatic } from '../api/actions'
import { readTestControls } from '../api/scenario'
import { writtenDuration } from '../clock/writtenDuration'
import { useScenarioText } from '../files/useScenarioText'
import type { PanelTab } from '../PanelTabs'
import { failureOf } from '../useScenario'
import {
  type ActiveControlsState,
  activeControls,
  noteAutomatic,
  noteControls,
} from './activeControlsState'
import { putAway } from './putAway'

const ScenarioPanel = lazyOverlay(
  () => import('../ScenarioPanel').then((module) => module.ScenarioPanel),
  ({ onClose }) => onClose,
)

interface ActiveControlsBarProps {
  /**
   * Set on member pages. There the settings are the only other way to the panel, so the bar has a button too.
   */
  userId: string | undefined
  /** Called after a reset from the bar: the page must refetch. */
  onChange: (() => void) | undefined
}

/**
 * Shows what is simulated on every page until it is reset, so that nobody mistakes an injected fault for a real
 * one.
 */
export function ActiveControlsBar({ userId, onChange }: ActiveControlsBarProps) {
  const text = useText()
  const words = useScenarioText()
  const locale = useLocale()
  const mark = useSyncExternalStore(activeControls.subscribe, activeControls.get)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [opened, setOpened] = useState<PanelTab | null>(null)
  useFreshControls(mark !== null && (mark.faults > 0 || mark.isStopped === true))
  if (mark === null) return null

  async function put(): Promise<void> {
    setBusy(true)
    setFailure(null)
    try {
      await putAway()
      onChange?.()
    } catch (cause) {
      setFailure(failureOf(cause))
    }
    setBusy(false)
  }

  const { faults, clockOffsetMs, scenario, isStopped } = mark
  const duration = writtenDuration(clockOffsetMs, locale)
  const parts = [
    scenario && words(scenario.name),
    faults > 0 && text('scenario.bar.faults', { count: faults }),
    duration !== '' &&
      text(clockOffsetMs > 0 ? 'scenario.clock.ahead' : 'scenario.clock.behind', { duration }),
    isStopped && text('scenario.bar.stopped'),
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <Bar aria-label={text('scenario.bar.title')}>
      <What>
        <b>{text('scenario.bar.title')}</b> <bdi>{parts.join(' · ')}</bdi>
      </What>
      <span>
        {userId !== undefined && (
          <IconButton
            color="inherit"
            aria-haspopup="dialog"
            aria-label={text('scenario.title')}
            title={text('scenario.title')}
            onClick={() => setOpened(tabOf(mark))}
          >
            <TesterIcon />
          </IconButton>
        )}
        <Button color="inherit" aria-haspopup="dialog" onClick={() => setOpened('report')}>
          {text('scenario.report.title')}
        </Button>
        <Button color="inherit" variant="outlined" disabled={busy} onClick={() => void put()}>
          {text('scenario.bar.putAway')}
        </Button>
      </span>
      <ActionFailure failure={failure} />
      {opened && (
        <ScenarioPanel
          open
          firstTab={opened}
          onClose={() => setOpened(null)}
          userId={userId}
          onChange={onChange}
        />
      )}
    </Bar>
  )
}

/** The tab where the active simulation can be changed. */
function tabOf({ faults, scenario, isStopped }: ActiveControlsState): PanelTab {
  if (faults > 0) return 'faults'
  return scenario === null && isStopped ? 'bank' : 'scenario'
}

/** Polling interval in ms while faults or stopped automation may end on their own. */
const askAgainMs = 5_000

/**
 * Polls while anything may end: calls in any tab use up faults, and staff or a reset may restart bank and
 * staff.
 * Otherwise reads again when the page becomes visible.
 */
function useFreshControls(mayGo: boolean): void {
  useEffect(read, [])
  useEffect(() => (mayGo ? repeatWhileVisible(read, askAgainMs) : watchPageVisible(read)), [mayGo])
}

function read(): void {
  readAll().catch((cause: unknown) => console.warn('What is steered could not be read', cause))
}

async function readAll(): Promise<void> {
  noteControls(await readTestControls())
  if (activeControls.get()?.isStopped) noteAutomatic(await readAutomatic())
}

const Bar = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '4px 12px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.warning.main}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  '& button': { minHeight: 44, minWidth: 44 },
  // Keeps all three on one line on the narrowest phones.
  '& .MuiButton-root': { paddingInline: 8 },
}))

const What = styled('span')({ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' })
