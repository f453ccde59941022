import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import { useState } from 'react'
import { Saved } from '../layouts/Saved'
import { useSavedForm } from '../layouts/useSavedForm'
import { ProfileFields } from './ProfileFields'

/** What cannot be taken back stands apart from the rest. */
export function SplitActions() {
  const [form, setForm] = useState<'new' | 'closed' | 'again'>('new')
  const { saved, onSubmit, forget } = useSavedForm()
  // The button that was pressed is gone each time: the focus goes to what stands in its place.
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
