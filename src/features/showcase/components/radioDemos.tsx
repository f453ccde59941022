import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'

export function BankRadios() {
  const [bank, setBank] = useState('Kasikorn')
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>Pay out to</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={bank}
        onChange={(event) => setBank(event.target.value)}
      >
        <FormControlLabel value="Kasikorn" control={<Radio />} label="Kasikorn, book …7890" />
        <FormControlLabel value="Krungthai" control={<Radio />} label="Krungthai, book …4455" />
        <FormControlLabel
          disabled
          value="wallet"
          control={<Radio />}
          label="Wallet (confirm your phone number first)"
        />
      </RadioGroup>
      <output>The next withdrawal goes to {bank}.</output>
    </FormControl>
  )
}

const right = 'They add up until they are reached'
const answers = ['They start anew each day', right, 'There is none on a bonus']

export function RequiredRadios() {
  const [answer, setAnswer] = useState('')
  const [message, setMessage] = useState('')
  const labelId = useId()
  const noteId = useId()
  const isWrong = message !== '' && answer !== right

  function submit(event: FormEvent) {
    event.preventDefault()
    if (answer === '') setMessage('Choose an answer.')
    else setMessage(answer === right ? 'Right.' : 'Not quite: try another one.')
  }

  return (
    <Box component="form" noValidate onSubmit={submit}>
      <FormControl error={isWrong}>
        <FormLabel id={labelId}>How do turnover rules count?</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          aria-describedby={noteId}
          value={answer}
          onChange={(event) => {
            setAnswer(event.target.value)
            setMessage('')
          }}
        >
          {answers.map((one) => (
            <FormControlLabel key={one} value={one} control={<Radio />} label={one} />
          ))}
        </RadioGroup>
        <FormHelperText id={noteId} role="status" sx={{ marginInlineStart: 0, minHeight: 20 }}>
          {message}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ marginBlockStart: 1, alignSelf: 'start' }}>
          Check the answer
        </Button>
      </FormControl>
    </Box>
  )
}

const ways = [
  { value: 'qr', name: 'QR code', note: 'At once, no fee' },
  { value: 'transfer', name: 'Bank transfer', note: 'Within 5 minutes, from 100 baht' },
  { value: 'wallet', name: 'Wallet', note: 'At once, up to 5,000 baht a day' },
]

export function RadioCards() {
  return (
    <RadioGroup aria-label="Way to deposit" defaultValue="qr" sx={{ gap: 1.5 }}>
      {ways.map(({ value, name, note }) => (
        <Card
          key={value}
          value={value}
          control={<Radio />}
          label={
            <>
              <strong>{name}</strong>
              <Note>{note}</Note>
            </>
          }
        />
      ))}
    </RadioGroup>
  )
}

const Card = styled(FormControlLabel)(({ theme }) => ({
  margin: 0,
  paddingBlock: 8,
  paddingInline: '4px 16px',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
  '&:has(:checked)': {
    borderColor: theme.palette.primary.readable,
    boxShadow: `inset 0 0 0 1px ${theme.palette.primary.readable}`,
  },
}))

const Note = styled('span')(({ theme }) => ({
  display: 'block',
  color: theme.palette.text.secondary,
}))

const sides = ['top', 'bottom', 'start', 'end'] as const

/** In pairs: in one row, labels of different length would not align. */
const sx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, max-content)',
  placeItems: 'center',
  rowGap: 1,
  columnGap: 4,
}

export function RadioSides() {
  const labelId = useId()
  return (
    <FormControl>
      <FormLabel id={labelId}>The label stands at the</FormLabel>
      <RadioGroup aria-labelledby={labelId} defaultValue="end" sx={sx}>
        {sides.map((side) => (
          <FormControlLabel
            key={side}
            value={side}
            labelPlacement={side}
            control={<Radio />}
            label={side}
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}

const colours = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'default'] as const

export function RadioColours() {
  return (
    <RadioGroup row aria-label="Colour" defaultValue="success">
      {colours.map((colour) => (
        <FormControlLabel
          key={colour}
          value={colour}
          control={<Radio color={colour} />}
          label={colour}
        />
      ))}
    </RadioGroup>
  )
}

export function RadioSizes() {
  return (
    <RadioGroup row aria-label="Size" defaultValue="medium">
      <FormControlLabel value="small" control={<Radio size="small" />} label="Small" />
      <FormControlLabel value="medium" control={<Radio />} label="Medium" />
      <FormControlLabel
        value="own"
        control={<Radio sx={{ '& svg': { fontSize: 32 } }} />}
        label="Own size"
      />
    </RadioGroup>
  )
}
