import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import { useState } from 'react'
import { Saved } from '../layouts/Saved'
import { useSavedForm } from '../layouts/useSavedForm'
import { ProfileFields } from './ProfileFields'

/** What cannot be taken back stands apart from the rest. */
export function SplitActions() {
  const [isOpen, setOpen] = useState(true)
  const { saved, onSubmit, forget } = useSavedForm()
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Open the form again</Button>
  return (
    <>
      <Card component="form" variant="outlined" onSubmit={onSubmit} onReset={forget}>
        <ProfileFields />
        <CardActions sx={{ flexWrap: 'wrap' }}>
          <Button type="reset" color="error" sx={{ marginInlineEnd: 'auto' }}>
            Clear
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="submit" variant="contained">
            Submit
          </Button>
        </CardActions>
      </Card>
      <Saved saved={saved} />
    </>
  )
}
