import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { SavedSnapshot } from '#contract/scenario/snapshot'
import { formatBytes } from '#lib/files/formatBytes'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { BorderedList } from '../BorderedList'

const kinds = ['restore', 'export', 'remove'] as const

export interface SnapshotAction {
  kind: (typeof kinds)[number]
  snapshot: SavedSnapshot
}

interface SnapshotListProps {
  snapshots: readonly SavedSnapshot[]
  onAction: (action: SnapshotAction) => void
}

/** Saved snapshots with time and size. */
export function SnapshotList({ snapshots, onAction }: SnapshotListProps) {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  if (snapshots.length === 0) return <None>{text('scenario.snapshot.none')}</None>
  return (
    <BorderedList>
      {snapshots.map((snapshot) => (
        <li key={snapshot.id}>
          <Name>
            <bdi>{snapshot.name}</bdi>
          </Name>
          <About>
            <bdi>
              {format.dateTime(snapshot.savedAt)} · {formatBytes(snapshot.size, locale)}
            </bdi>
          </About>
          {kinds.map((kind) => (
            <Button
              key={kind}
              {...(kind === 'remove' && { color: 'error' })}
              onClick={() => onAction({ kind, snapshot })}
              aria-label={`${text(`scenario.snapshot.${kind}`)}: ${snapshot.name}`}
            >
              {text(`scenario.snapshot.${kind}`)}
            </Button>
          ))}
        </li>
      ))}
    </BorderedList>
  )
}

const None = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const Name = styled('div')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  overflowWrap: 'anywhere',
}))

const About = styled('div')(({ theme }) => ({ color: theme.palette.text.secondary }))
