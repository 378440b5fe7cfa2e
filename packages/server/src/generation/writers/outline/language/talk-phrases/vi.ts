import type { TalkPhrases } from '../talk-phrase-book.ts'

export const vi: TalkPhrases = {
  greetings: [
    'Xin chào mọi người! Chúng ta bắt đầu từ đâu?',
    'Tôi ở đây để đặt câu hỏi. Trước hết cần biết điều gì?',
    'Tôi còn biết ít về điều này. Bạn sẽ giới thiệu nó thế nào?',
  ],
  starts: ['Nghe hay đấy. Điểm đầu tiên là gì?'],
  goals: ['Và hôm nay chúng ta sẽ học được gì?'],
  closingLeads: ['Đã đến lúc nhìn lại. Chúng ta nên nhớ điều gì?'],
  remembers: ['Và tôi đã ghi lại điều này.'],
  goodbyes: ['Hôm nay đến đây là hết. Cảm ơn các bạn đã lắng nghe!'],
  cause: [
    'Đến đây thì tôi hiểu, nhưng tôi muốn biết vì sao lại như vậy. Bạn có biết không?',
    'Và điều gì nằm đằng sau?',
  ],
  contrast: ['Nghe có vẻ rõ ràng. Nhưng đó đã là tất cả chưa?', 'Và điều đó có đúng không giới hạn không?'],
  result: ['Và tất cả điều đó cuối cùng có nghĩa là gì?', 'Và kết quả ra sao?'],
  example: ['Tôi cần một điều cụ thể. Nó sẽ trông như thế nào?'],
  terms: [
    'Tôi đã nghe từ {}, nhưng tôi không giải thích được. Nó có nghĩa là gì?',
    'Trước khi tiếp tục: nói đơn giản thì {} là gì?',
    'Tôi chưa chắc về {}. Từ đó chỉ điều gì?',
    'Tôi cũng muốn hỏi về {}. Nó có nghĩa gì?',
  ],
  echoes: ['Nói đơn giản:', 'Nếu tôi không hiểu sai:', 'Vậy ta có thể nói:', 'Điều quan trọng là:'],
  confirms: ['Đúng là vậy.', 'Ý là thế.', 'Vâng, chính nó.', 'Quả vậy.'],
  years: ['Và chúng ta biết gì về năm {}?'],
  more: ['Tôi muốn nghe thêm về {}. Còn điều gì thuộc về nó?'],
  checks: ['Hãy sửa nếu tôi sai:', 'Hãy nói xem tôi hiểu đúng chưa:', 'Và tôi đoán là như thế này:'],
  conditions: ['Còn {}?', '{}, khi đó thì sao?', 'Tôi nghĩ đến một trường hợp: {}. Khi đó chuyện gì xảy ra?'],
  others: ['Còn những điểm khác?', 'Trong danh sách còn gì nữa?'],
  code: ['Hãy đi qua đoạn mã từng bước. Điều gì xảy ra trong đó?'],
  cues: {
    named: ['được gọi là|gọi là|có tên là|được biết đến', 'Điều đó có tên riêng không?'],
    result: [
      'dẫn đến|gây ra|hậu quả|kết quả|ảnh hưởng|tác động',
      'Và điều như vậy cuối cùng dẫn đến đâu?',
      'Tôi cho là điều đó có tác động. Tác động nào?',
    ],
    enables: [
      'cho phép|giúp cho|làm cho có thể',
      'Điều đó rõ rồi. Nhưng điều đó làm cho điều gì trở thành có thể?',
      'Và nó có ích gì?',
    ],
    problem: ['vấn đề|khó khăn|nguy hiểm|rủi ro|nhược điểm|trở ngại', 'Có vấn đề gì không?'],
    compare: [
      'khác với|trong khi|so với',
      'Có thể so sánh nó với điều khác không?',
      'Tôi muốn một sự so sánh. Điều gì khác, điều gì giống?',
    ],
    today: ['ngày nay|hiện nay|hiện tại|hôm nay', 'Và ngày nay thì sao?'],
    view: [
      'các nhà nghiên cứu|các nhà khoa học|các nhà sử học|chuyên gia',
      'Và những người hiểu chủ đề này nói gì?',
    ],
    began: [
      'được thành lập|khởi nguồn|ra đời|đã bắt đầu|bắt đầu vào',
      'Tôi luôn thích biết mọi thứ bắt đầu ra sao. Ở đây thì thế nào?',
    ],
    ended: ['kết thúc|sụp đổ|biến mất|bị phá hủy|bị bỏ', 'Và cuối cùng ra sao?'],
    changed: [
      'đã trở thành|đã thay đổi|đã tăng|đã giảm|đã phát triển|đã thay thế|tăng từ|giảm từ',

      'Và từ đó mọi việc tiến triển thế nào?',
    ],
    most: [
      'quan trọng nhất|lớn nhất|cao nhất|nổi tiếng nhất|phổ biến nhất|nhất',
      'Trong tất cả điều đó, điều gì nổi bật nhất?',
    ],
    parts: ['bao gồm|gồm có', 'Và nó gồm những gì, nếu ta nhìn vào bên trong?'],
    must: [
      'bạn phải|bạn cần|bạn nên|chúng ta phải|chúng ta cần|chúng ta nên|hãy chắc',
      'Nếu tôi tự làm, tôi cần chú ý điều gì?',
      'Và khi làm thì cần nhớ điều gì?',
    ],
    can: [
      'bạn có thể|chúng ta có thể|được sử dụng|được dùng',
      'Điều đó đáng biết. Và trong thực tế có thể làm gì với nó?',
      'Và dùng nó thế nào?',
    ],
    usual: ['thường|thông thường|nói chung|hầu hết', 'Và trong trường hợp thông thường thì sao?'],
    case: ['nếu', 'Điều đó luôn như vậy, hay tùy tình huống?', 'Và cần phân biệt những trường hợp nào?'],
    next: ['khi|sau khi|sau đó', 'Tôi hình dung được. Và khi đó điều gì xảy ra?'],
    how: [
      'bằng cách|thông qua|nhờ',
      'Tôi muốn biết nó hoạt động thế nào. Bạn kể được không?',
      'Và chính xác thì làm điều đó thế nào?',
    ],
  },
}
