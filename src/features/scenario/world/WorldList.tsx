import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { SavedWorld } from '#contract/scenario/world'
import { formatBytes } from '#lib/files/formatBytes'
import { useFormat } from '#ui/intl/useFormat'
import { useLocale, useText } from '#ui/intl/useText'
import { BorderedList } from '../BorderedList'

const kinds = ['restore', 'export', 'remove'] as const

export interface WorldAction {
  kind: (typeof kinds)[number]
  world: SavedWorld
}

interface WorldListProps {
  worlds: readonly SavedWorld[]
  onAction: (action: WorldAction) => void
}

/** Saved snapshots with time and size. */
export function WorldList({ worlds, onAction }: WorldListProps) {
  const text = useText()
  const locale = useLocale()
  const format = useFormat()
  if (worlds.length === 0) return <None>{text('scenario.world.none')}</None>
  return (
    <BorderedList>
      {worlds.map((world) => (
        <li key={world.id}>
          <Name>
            <bdi>{world.name}</bdi>
          </Name>
          <About>
            <bdi>
              {format.dateTime(world.savedAt)} · {formatBytes(world.size, locale)}
            </bdi>
          </About>
          {kinds.map((kind) => (
            <Button
              key={kind}
              {...(kind === 'remove' && { color: 'error' })}
              onClick={() => onAction({ kind, world })}
              aria-label={`${text(`scenario.world.${kind}`)}: ${world.name}`}
            >
              {text(`scenario.world.${kind}`)}
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
