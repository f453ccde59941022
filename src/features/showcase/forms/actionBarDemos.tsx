import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import CardContent from '@mui/material/CardContent'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { Saved, useSavedForm } from './checked/Outcome'

/** Two sample fields. */
function ProfileFields({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <CardContent sx={{ display: 'grid', gap: 2 }}>
      <TextField label="Nickname" name="Nickname" autoComplete="nickname" autoFocus={autoFocus} />
      <TextField label="Favourite game" name="Game" autoComplete="off" />
    </CardContent>
  )
}

/** The main action is last, at the end of the line. */
export function ActionsAtEnd() {
  const { saved, onSubmit, forget } = useSavedForm()
  return (
    <>
      <Card component="form" variant="outlined" onSubmit={onSubmit} onReset={forget}>
        <ProfileFields />
        <CardActions sx={{ justifyContent: 'flex-end', flexWrap: 'wrap' }}>
          <Button type="reset">Clear</Button>
          <Button type="submit" variant="contained">
            Submit
          </Button>
        </CardActions>
      </Card>
      <Saved saved={saved} />
    </>
  )
}

/** Aligned with the fields: for long forms that are read down the start side. */
export function ActionsAtStart() {
  const { saved, onSubmit, forget } = useSavedForm()
  return (
    <>
      <Card component="form" variant="outlined" onSubmit={onSubmit} onReset={forget}>
        <ProfileFields />
        <CardActions sx={{ justifyContent: 'flex-start', flexWrap: 'wrap' }}>
          <Button type="submit" variant="contained">
            Submit
          </Button>
          <Button type="reset">Clear</Button>
        </CardActions>
      </Card>
      <Saved saved={saved} />
    </>
  )
}

/** A destructive action is separated from the rest. */
export function SplitActions() {
  const [form, setForm] = useState<'new' | 'closed' | 'again'>('new')
  const { saved, onSubmit, forget } = useSavedForm()
  // The pressed button is replaced each time: focus its replacement.
  if (form === 'closed') {
    return (
      <Button autoFocus onClick={() => setForm('again')}>
        Open the form again
      </Button>
    )
  }
  return (
    <>
      <Card component="form" variant="outlined" onSubmit={onSubmit} onReset={forget}>
        <ProfileFields autoFocus={form === 'again'} />
        <CardActions sx={{ flexWrap: 'wrap' }}>
          <Button type="reset" color="error" sx={{ marginInlineEnd: 'auto' }}>
            Clear
          </Button>
          <Button onClick={() => setForm('closed')}>Cancel</Button>
          <Button type="submit" variant="contained">
            Submit
          </Button>
        </CardActions>
      </Card>
      <Saved saved={saved} />
    </>
  )
}
