import { styled } from '@mui/material/styles'
import { type OfferedScenario, shippedScenarios } from './shippedScenarios'
import { useScenarioText } from './useScenarioText'

/** The shipped scenarios with their descriptions. */
export function ScenarioList({ onChoose }: { onChoose: (offered: OfferedScenario) => void }) {
  const words = useScenarioText()
  return (
    <List>
      {shippedScenarios.map((offered) => (
        <li key={offered.address}>
          <Case type="button" onClick={() => onChoose(offered)}>
            <Name>{words(offered.scenario.name)}</Name>{' '}
            <About>{words(offered.scenario.about)}</About>
          </Case>
        </li>
      ))}
    </List>
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

const Name = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
}))

const About = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.text.secondary,
}))
