import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useState } from 'react'

const tabs = [
  { name: 'Today', text: '12 deposits, 3 withdrawals' },
  { name: 'Week', text: '88 deposits, 41 withdrawals' },
]

export function TabbedCard() {
  const id = useId()
  const [shown, setShown] = useState(0)
  return (
    <Card variant="outlined">
      <Tabs value={shown} aria-label="Period" onChange={(_, next: number) => setShown(next)}>
        {tabs.map(({ name }, index) => (
          <Tab
            key={name}
            id={`${id}tab${index}`}
            aria-controls={`${id}panel${index}`}
            label={name}
          />
        ))}
      </Tabs>
      {tabs.map(({ name, text }, index) => (
        <CardContent
          key={name}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={shown !== index}
        >
          <bdi>{text}</bdi>
        </CardContent>
      ))}
    </Card>
  )
}
