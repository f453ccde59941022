import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import CardActions from '@mui/material/CardActions'
import { Saved } from '../layouts/Saved'
import { useSavedForm } from '../layouts/useSavedForm'
import { ProfileFields } from './ProfileFields'

/** The main action last, at the end of the line: where the eye arrives. */
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
