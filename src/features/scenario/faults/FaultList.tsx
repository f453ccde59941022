import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { ScenarioRule } from '#contract/scenario/scenario'
import { useText } from '#ui/intl/useText'
import { BorderedList } from '../BorderedList'
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
    <BorderedList>
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
    </BorderedList>
  )
}

const None = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  '& button': { flexShrink: 0 },
})

const Content = styled('div')({ minWidth: 0, overflowWrap: 'anywhere' })

const Call = styled('div')(({ theme }) => ({ fontWeight: theme.typography.fontWeightMedium }))

const Fault = styled('div')(({ theme }) => ({ color: theme.palette.text.secondary }))
