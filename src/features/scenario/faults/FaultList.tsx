import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ScenarioRule } from '#contract/scenario/scenario'
import { useText } from '#ui/intl/useText'
import { useFaultText } from './useFaultText'

interface FaultListProps {
  rules: readonly ScenarioRule[]
  onRemove: (id: string) => void
}

export function FaultList({ rules, onRemove }: FaultListProps) {
  const text = useText()
  const describe = useFaultText()
  if (rules.length === 0) return <None>{text('scenario.faults.none')}</None>
  return (
    <List>
      {rules.map((rule) => {
        const { call, fault } = describe(rule)
        return (
          <Row key={rule.id}>
            <Content>
              <Call>
                <bdi>{call}</bdi>
              </Call>
              <Fault>
                <bdi>{fault}</bdi>
              </Fault>
            </Content>
            <Button
              onClick={() => onRemove(rule.id)}
              aria-label={text('scenario.faults.removeNamed', { fault: `${call}, ${fault}` })}
            >
              {text('scenario.faults.remove')}
            </Button>
          </Row>
        )
      })}
    </List>
  )
}

const None = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}))

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& button': { flexShrink: 0 },
}))

const Content = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' })

const Call = styled('div')(({ theme }) => ({ fontWeight: theme.typography.fontWeightMedium }))

const Fault = styled('div')(({ theme }) => ({ color: theme.palette.text.secondary }))
