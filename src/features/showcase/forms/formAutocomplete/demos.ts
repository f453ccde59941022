export { BankForm } from './BankForm'
export { GamesForm } from './GamesForm'
export { ReasonForm } from './ReasonForm'
