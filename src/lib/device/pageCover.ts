import { observable } from '../observable'

/** Whether something stands over the whole page, such as the app lock: nobody can read what the page says meanwhile. */
export const pageCover = observable(false)
