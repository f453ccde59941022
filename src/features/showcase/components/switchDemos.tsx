import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Switch from '@mui/material/Switch'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'

export function ControlledSwitch() {
  const [isOn, setOn] = useState(true)
  return (
    <FormControlLabel
      control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
      label={`Bonus messages are ${isOn ? 'on' : 'off'}`}
    />
  )
}

const settings = [
  { name: 'Messages about deposits', hint: 'Within a minute' },
  { name: 'Messages about promotions', hint: 'At most once a day' },
  { name: 'Remind me to take a break', hint: 'Every hour' },
]

/** The first line of a row names the switch, the second one describes it. */
export function SettingsList() {
  const id = useId()
  const [on, setOn] = useState<readonly string[]>(['Messages about deposits'])
  const toggle = (name: string) =>
    setOn(on.includes(name) ? on.filter((each) => each !== name) : [...on, name])
  return (
    <>
      <List disablePadding>
        {settings.map(({ name, hint }, index) => (
          <ListItem
            key={name}
            disableGutters
            secondaryAction={
              <Switch
                edge="end"
                checked={on.includes(name)}
                slotProps={{
                  input: {
                    'aria-labelledby': `${id}name${index}`,
                    'aria-describedby': `${id}hint${index}`,
                  },
                }}
                onChange={() => toggle(name)}
              />
            }
          >
            <ListItemText
              primary={name}
              secondary={hint}
              slotProps={{
                primary: { id: `${id}name${index}` },
                secondary: { id: `${id}hint${index}` },
              }}
            />
          </ListItem>
        ))}
      </List>
      <Typography component="output" sx={{ display: 'block' }}>
        On: {on.length} of {settings.length}
      </Typography>
    </>
  )
}

const colours = ['primary', 'secondary', 'success', 'warning', 'error'] as const

export function SwitchColours() {
  return (
    <FormGroup row>
      {colours.map((colour) => (
        <FormControlLabel
          key={colour}
          control={<Switch color={colour} defaultChecked />}
          label={colour}
        />
      ))}
    </FormGroup>
  )
}

export function SwitchSizes() {
  return (
    <FormGroup>
      <FormControlLabel control={<Switch size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Switch defaultChecked />} label="Medium" />
      <FormControlLabel control={<Switch />} disabled label="Not available" />
      <FormControlLabel control={<Switch defaultChecked />} disabled label="On, and fixed" />
    </FormGroup>
  )
}

const sides = ['top', 'bottom', 'start', 'end'] as const

/** In pairs: in one row, labels of different length would not align. Large text wraps within its column. */
const sx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, max-content))',
  placeItems: 'center',
  rowGap: 1,
  columnGap: 4,
}

/** Start and end follow the reading direction. */
export function SwitchSides() {
  return (
    <FormGroup sx={sx}>
      {sides.map((side) => (
        <FormControlLabel
          key={side}
          labelPlacement={side}
          control={<Switch defaultChecked={side === 'end'} />}
          label={`At the ${side}`}
        />
      ))}
    </FormGroup>
  )
}

/** A custom design on a plain button: the text shows the state, and screen readers say “switch, on”. */
export function WordSwitch() {
  const id = useId()
  const [isOn, setOn] = useState(false)
  return (
    <Row>
      <span id={id}>Quiet hours</span>
      <Pill
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        onClick={() => setOn(!isOn)}
      >
        {isOn ? 'On' : 'Off'}
      </Pill>
    </Row>
  )
}

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 })

const Pill = styled('button')(({ theme }) => ({
  minWidth: 72,
  minHeight: 44,
  border: `2px solid ${theme.palette.primary.main}`,
  borderRadius: 22,
  font: 'inherit',
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.palette.text.primary,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&[aria-checked="true"]': {
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
  },
}))
