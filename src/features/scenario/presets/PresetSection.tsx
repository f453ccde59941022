import { styled } from '@mui/material/styles'
import { useText } from '#ui/intl/useText'
import { ScenarioSection } from '../ScenarioSection'
import { useActions } from '../useActions'
import type { Scenario } from '../useScenario'
import { applyPreset, presets } from './presets'

/** Common test cases, each with one press. */
export function PresetSection({ scenario }: { scenario: Scenario }) {
  const text = useText()
  const { failure, run } = useActions(scenario)
  return (
    <ScenarioSection
      title={text('scenario.presets.title')}
      hint={text('scenario.presets.hint')}
      failure={failure}
    >
      <List>
        {presets.map((preset) => (
          <li key={preset.title}>
            <Case
              type="button"
              onClick={() =>
                void run(
                  () => applyPreset(preset),
                  text('scenario.presets.done', { name: text(preset.title) }),
                )
              }
            >
              <Title>{text(preset.title)}</Title> <Effect>{text(preset.effect)}</Effect>
            </Case>
          </li>
        ))}
      </List>
    </ScenarioSection>
  )
}

const List = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

const Case = styled('button')(({ theme }) => ({
  display: 'block',
  width: '100%',
  minHeight: 44,
  padding: '8px 12px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  cursor: 'pointer',
  '&:hover': { borderColor: theme.palette.primary.readable },
}))

const Title = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
}))

const Effect = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.text.secondary,
}))
