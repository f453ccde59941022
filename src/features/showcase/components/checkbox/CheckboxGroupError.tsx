import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, useState } from 'react'

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
