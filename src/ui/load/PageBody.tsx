import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { use } from 'react'
import { gridOf, PageShapeContext } from './pageShape'

interface PageBodyProps {
  /** Whether the page already shows the controls above. */
  headless?: boolean
}

/** Placeholder of a page's content, in the shape that its route names. */
export function PageBody({ headless = false }: PageBodyProps) {
  const shape = use(PageShapeContext)
  return (
    <Grid style={gridOf(shape)}>
      {shape.head !== undefined && !headless && (
        <Head variant="rounded" width="100%" height={shape.head} />
      )}
      {shape.blocks.map((height, index) => (
        <Skeleton key={index} variant="rounded" width="100%" height={height} />
      ))}
    </Grid>
  )
}

const Grid = styled('div')({ display: 'grid' })

const Head = styled(Skeleton)({ gridColumn: '1 / -1' })
