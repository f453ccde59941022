import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Stack from '@mui/material/Stack'
import { useId, useState } from 'react'
import { HeartIcon } from '#ui/icons/actions'
import { StarIcon } from '#ui/icons/controls'

export function ConsentCheckbox() {
  const [isAgreed, setAgreed] = useState(false)
  const [isSent, setSent] = useState(false)

  function change(checked: boolean) {
    setAgreed(checked)
    setSent(false)
  }

  return (
    <Stack sx={{ gap: 1, alignItems: 'start' }}>
      <FormControlLabel
        control={
          <Checkbox checked={isAgreed} onChange={(_, checked) => change(checked)} name="terms" />
        }
        label="I am over 20 and agree to the terms"
      />
      <Button variant="contained" onClick={() => setSent(true)}>
        Continue
      </Button>
      <output>
        {isSent &&
          (isAgreed ? 'Thank you: on to the next step.' : 'Please agree to the terms first.')}
      </output>
    </Stack>
  )
}

const messages = ['Bonus offers', 'Deposits and withdrawals', 'News of friends']

export function CheckboxTree() {
  const [wanted, setWanted] = useState<readonly string[]>(['Deposits and withdrawals'])
  const areAll = wanted.length === messages.length

  function toggle(message: string, isWanted: boolean) {
    setWanted(isWanted ? [...wanted, message] : wanted.filter((one) => one !== message))
  }

  return (
    <Box role="group" aria-label="Messages that I want">
      <FormControlLabel
        label="All messages"
        control={
          <Checkbox
            checked={areAll}
            indeterminate={wanted.length > 0 && !areAll}
            onChange={() => setWanted(areAll ? [] : messages)}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 3 }}>
        {messages.map((message) => (
          <FormControlLabel
            key={message}
            label={message}
            control={
              <Checkbox
                checked={wanted.includes(message)}
                onChange={(_, checked) => toggle(message, checked)}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  )
}

const games = ['Slots', 'Cards', 'Fishing', 'Sports']
const wanted = 2

export function CheckboxGroupError() {
  const [picked, setPicked] = useState<readonly string[]>(['Slots'])
  const noteId = useId()
  const isWrong = picked.length !== wanted

  function toggle(game: string, isPicked: boolean) {
    setPicked(isPicked ? [...picked, game] : picked.filter((one) => one !== game))
  }

  return (
    <FormControl component="fieldset" error={isWrong} aria-describedby={noteId}>
      <FormLabel component="legend">Favourite games</FormLabel>
      <FormGroup>
        {games.map((game) => (
          <FormControlLabel
            key={game}
            label={game}
            control={
              <Checkbox
                checked={picked.includes(game)}
                onChange={(_, checked) => toggle(game, checked)}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={noteId} role="status" sx={{ marginInlineStart: 0 }}>
        {isWrong ? `Choose two; you have ${picked.length}.` : `Shown first: ${picked.join(', ')}.`}
      </FormHelperText>
    </FormControl>
  )
}

const sides = ['top', 'bottom', 'start', 'end'] as const

/** In pairs: in one row, labels of different length would not align. */
const sx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  placeItems: 'center',
  rowGap: 1,
  columnGap: 4,
}

export function CheckboxSides() {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">The label stands at the</FormLabel>
      <FormGroup sx={sx}>
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            labelPlacement={side}
            control={<Checkbox defaultChecked={side === 'end'} />}
            label={side}
          />
        ))}
      </FormGroup>
    </FormControl>
  )
}

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'default'] as const

export function CheckboxColours() {
  return (
    <FormGroup row>
      {colours.map((colour) => (
        <FormControlLabel
          key={colour}
          control={<Checkbox color={colour} defaultChecked />}
          label={colour}
        />
      ))}
    </FormGroup>
  )
}

export function CheckboxSizes() {
  return (
    <FormGroup row>
      <FormControlLabel control={<Checkbox size="small" defaultChecked />} label="Small" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Medium" />
      <FormControlLabel
        control={<Checkbox defaultChecked sx={{ '& svg': { fontSize: 32 } }} />}
        label="Own size"
      />
      <FormControlLabel disabled control={<Checkbox />} label="Disabled" />
      <FormControlLabel disabled control={<Checkbox checked />} label="Disabled and checked" />
    </FormGroup>
  )
}

const filledWhenChecked = { '&.Mui-checked svg': { fill: 'currentColor' } }

export function CheckboxIcons() {
  return (
    <FormGroup row>
      <FormControlLabel
        control={
          <Checkbox
            defaultChecked
            color="error"
            icon={<HeartIcon />}
            checkedIcon={<HeartIcon />}
            sx={filledWhenChecked}
          />
        }
        label="Favourite"
      />
      <FormControlLabel
        control={
          <Checkbox
            color="warning"
            icon={<StarIcon />}
            checkedIcon={<StarIcon />}
            sx={filledWhenChecked}
          />
        }
        label="Remind me"
      />
    </FormGroup>
  )
}
