import type { DiscourseMarkers } from '../discourse-marker-lists.ts'

export const vi: DiscourseMarkers = {
  dependentStarts:
    'nguyên nhân chính là|nguyên nhân chủ yếu là|nguyên nhân là|quan trọng nhất là|cái còn lại là|tương tự|ngược lại|trong trường hợp này|trong trường hợp đó|nếu không,|nếu không thì|vì lý do này|vì vậy|do đó|bằng cách này|như vậy|đặc biệt|tóm lại|ban đầu|đổi lại|kể từ đó|cho đến khi đó|khi đó|sau đó|rồi|một số trong số đó|hầu hết trong số đó|một trong số đó|mỗi cái|cái sau|vì|bởi vì|nhưng|tuy nhiên|thực ra|không may|may mắn thay|nghĩa là|ngoài ra|cũng|điều này|điều đó|nó|chúng|họ|ông ấy|bà ấy|này|đó',
  early: 'do đó|cũng|này|đó|điều này|điều đó|như vậy|chúng|tương tự',
  inside: 'tuy nhiên|do đó|ví dụ|chẳng hạn|ngược lại|cũng',
  first: 'thứ nhất|đầu tiên|trước hết|trước tiên|một mặt',
  next: 'thứ hai|thứ ba|thứ tư|tiếp theo|cuối cùng|mặt khác',
  example: 'ví dụ|chẳng hạn|hãy tưởng tượng|giả sử|lấy ví dụ',
  contrast: 'tuy nhiên|nhưng|dù vậy|trong trường hợp này|ngược lại|trái lại|thực ra|trên thực tế|không may',
  seeming:
    'có vẻ như|có thể trông như|dường như|bạn có thể nghĩ|thoạt nhìn|nhiều người nghĩ|nhiều người tin|trước đây người ta tin|hiểu lầm phổ biến',
  elsewhere:
    'trong phần này|phần này|trong chương này|chương này|trong mô-đun này|trong bài này|bài học này|trên trang này|trong khóa học này|trong cuốn sách này|phần tiếp theo|chương tiếp theo|phần trước|chương trước|hình trên|hình dưới|hình bên trên|hình bên dưới|bảng trên|bảng dưới|các câu hỏi sau',
  exercises:
    'câu hỏi thảo luận|câu hỏi ôn tập|câu hỏi suy ngẫm|câu hỏi|suy ngẫm|hoạt động|bài tập về nhà|nhiệm vụ|tự kiểm tra|đến lượt bạn',
  references:
    'tài nguyên bổ sung|tài liệu bổ sung|đọc thêm|liên kết|liên kết hữu ích|xem thêm|tìm hiểu thêm|lời cảm ơn|giấy phép|ghi chú|các bước tiếp theo|về tác giả',
  labels:
    'cái gì|tại sao|ai|khi nào|ở đâu|như thế nào|thời gian|thời gian cần thiết|thời lượng|cấp độ|trình độ|độ khó|yêu cầu|điều kiện tiên quyết|vật liệu|tài liệu|công cụ|đối tượng|tác giả|giáo viên|giảng viên|liên hệ|ngày|hạn nộp|điểm|định dạng|loại|mục tiêu|mục đích|nhiệm vụ|hướng dẫn|giấy phép|ngôn ngữ|nguồn|từ khóa|môn học|phiên bản',
}
