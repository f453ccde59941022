/** Somebody and those who report to them. */
export interface Post {
  readonly name: string
  readonly title: string
  readonly picture: string
  readonly reports: readonly Post[]
}

function post(name: string, title: string, avatar: number, reports: readonly Post[] = []): Post {
  return { name, title, picture: `/pictures/avatar-${avatar}.svg`, reports }
}

export const company: Post = post('Malee Srisai', 'Director', 3, [
  post('Anan Boonmee', 'Payments', 8, [
    post('Ploy Chaiyo', 'Deposits', 5),
    post('Krit Wongsa', 'Withdrawals', 12),
  ]),
  post('Nicha Lertsin', 'Members', 9, [
    post('Dao Rattana', 'Chat', 15),
    post('Bank Phupha', 'Promotions', 18),
    post('Mint Sukjai', 'Safe play', 21),
  ]),
  post('Somchai Dee', 'Technology', 14, [post('Arun Thongdee', 'Mobile app', 6)]),
])
