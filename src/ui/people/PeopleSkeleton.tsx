import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { CardGrid } from './CardGrid'
import { peopleOnPage } from './PeopleList'

interface PeopleSkeletonProps {
  cardWidth?: number
  /** Height of a card in pixels. */
  cardHeight: number
}

/** Placeholder of a page of people. */
export function PeopleSkeleton({ cardWidth, cardHeight }: PeopleSkeletonProps) {
  return (
    <>
      <Head>
        <Skeleton variant="rounded" height={40} width="min(100%, 320px)" />
      </Head>
      <CardGrid cardWidth={cardWidth}>
        {Array.from({ length: peopleOnPage }, (_, card) => (
          <li key={card}>
            <Skeleton variant="rounded" height={cardHeight} width="100%" />
          </li>
        ))}
      </CardGrid>
    </>
  )
}

const Head = styled('div')({ minHeight: 44, marginBottom: 16 })
