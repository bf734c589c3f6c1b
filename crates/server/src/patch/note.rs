//! Notes plain data as it would be written as JSON, in the forms that `serde_json` gives them.

use std::fmt;

use serde::Serialize;
use serde::ser::{self, Serializer};

use super::noted::{Node, Noted, Text, Value};

/// Notes one value under a key.
pub(super) struct Notes<'a> {
    noted: &'a mut Noted,
    key: Text,
}

/// Notes the values inside another one.
pub(super) struct Inside<'a> {
    noted: &'a mut Noted,
    /// The object or array.
    at: usize,
    /// The object with one member around it, which names the variant of an enum.
    around: Option<usize>,
    /// The key that the next value of a map gets.
    key: Text,
}

/// The key of an item in an array.
const NO_KEY: Text = Text::Held("");

/// What has no JSON form.
#[derive(Debug)]
pub(super) struct NoJson(String);

impl fmt::Display for NoJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoJson {}

impl ser::Error for NoJson {
    fn custom<T: fmt::Display>(message: T) -> NoJson {
        NoJson(message.to_string())
    }
}

impl Noted {
    fn push(&mut self, key: Text, value: Value) -> usize {
        self.nodes.push(Node { key, value, size: 1 });
        self.nodes.len() - 1
    }

    /// Ends the value that began at `at`.
    fn close(&mut self, at: usize) {
        self.nodes[at].size = (self.nodes.len() - at) as u32;
    }

    fn keep(&mut self, text: &str) -> Text {
        let from = self.texts.len() as u32;
        self.texts.push_str(text);
        Text::At(from, self.texts.len() as u32)
    }
}

impl<'a> Notes<'a> {
    /// Notes the outermost value.
    pub(super) fn start(noted: &'a mut Noted) -> Notes<'a> {
        Notes { noted, key: NO_KEY }
    }

    fn put(self, value: Value) -> Result<(), NoJson> {
        self.noted.push(self.key, value);
        Ok(())
    }

    fn open(self, value: Value) -> Inside<'a> {
        let at = self.noted.push(self.key, value);
        Inside { noted: self.noted, at, around: None, key: NO_KEY }
    }

    /// An array or object that is a variant with a name.
    fn open_variant(self, variant: &'static str, value: Value) -> Inside<'a> {
        let around = self.noted.push(self.key, Value::Object);
        let at = self.noted.push(Text::Held(variant), value);
        Inside { noted: self.noted, at, around: Some(around), key: NO_KEY }
    }

    /// What is rare enough to be written by `serde_json`.
    fn put_json(self, data: &impl Serialize) -> Result<(), NoJson> {
        let text = serde_json::to_string(data).map_err(ser::Error::custom)?;
        let text = self.noted.keep(&text);
        self.put(Value::Json(text))
    }
}

impl<'a> Inside<'a> {
    fn note<T: Serialize + ?Sized>(&mut self, key: Text, data: &T) -> Result<(), NoJson> {
        data.serialize(Notes { noted: self.noted, key })
    }

    fn finish(self) -> Result<(), NoJson> {
        self.noted.close(self.at);
        if let Some(around) = self.around {
            self.noted.close(around);
        }
        Ok(())
    }
}

impl<'a> Serializer for Notes<'a> {
    type Ok = ();
    type Error = NoJson;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    fn serialize_bool(self, data: bool) -> Result<(), NoJson> {
        self.put(Value::Bool(data))
    }

    fn serialize_i8(self, data: i8) -> Result<(), NoJson> {
        self.put(Value::Whole(data.into()))
    }

    fn serialize_i16(self, data: i16) -> Result<(), NoJson> {
        self.put(Value::Whole(data.into()))
    }

    fn serialize_i32(self, data: i32) -> Result<(), NoJson> {
        self.put(Value::Whole(data.into()))
    }

    fn serialize_i64(self, data: i64) -> Result<(), NoJson> {
        self.put(Value::Whole(data))
    }

    fn serialize_u8(self, data: u8) -> Result<(), NoJson> {
        self.put(Value::Whole(data.into()))
    }

    fn serialize_u16(self, data: u16) -> Result<(), NoJson> {
        self.put(Value::Whole(data.into()))
    }

    fn serialize_u32(self, data: u32) -> Result<(), NoJson> {
        self.put(Value::Whole(data.into()))
    }

    fn serialize_u64(self, data: u64) -> Result<(), NoJson> {
        self.put(i64::try_from(data).map_or(Value::Large(data), Value::Whole))
    }

    fn serialize_f32(self, data: f32) -> Result<(), NoJson> {
        self.put_json(&data)
    }

    fn serialize_f64(self, data: f64) -> Result<(), NoJson> {
        self.put_json(&data)
    }

    fn serialize_char(self, data: char) -> Result<(), NoJson> {
        self.serialize_str(data.encode_utf8(&mut [0; 4]))
    }

    fn serialize_str(self, data: &str) -> Result<(), NoJson> {
        let text = self.noted.keep(data);
        self.put(Value::Text(text))
    }

    fn serialize_bytes(self, data: &[u8]) -> Result<(), NoJson> {
        self.collect_seq(data)
    }

    fn serialize_none(self) -> Result<(), NoJson> {
        self.put(Value::Null)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, data: &T) -> Result<(), NoJson> {
        data.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NoJson> {
        self.put(Value::Null)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<(), NoJson> {
        self.put(Value::Null)
    }

    fn serialize_unit_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
    ) -> Result<(), NoJson> {
        self.put(Value::Text(Text::Held(variant)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        data: &T,
    ) -> Result<(), NoJson> {
        data.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        data: &T,
    ) -> Result<(), NoJson> {
        let mut inside = self.open(Value::Object);
        inside.note(Text::Held(variant), data)?;
        inside.finish()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>, NoJson> {
        Ok(self.open(Value::Array))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>, NoJson> {
        Ok(self.open(Value::Array))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, NoJson> {
        Ok(self.open(Value::Array))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, NoJson> {
        Ok(self.open_variant(variant, Value::Array))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>, NoJson> {
        Ok(self.open(Value::Object))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>, NoJson> {
        Ok(self.open(Value::Object))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>, NoJson> {
        Ok(self.open_variant(variant, Value::Object))
    }
}

/// Arrays of all kinds are noted alike.
macro_rules! arrays {
    ($($kind:ident $note:ident),*) => {$(
        impl ser::$kind for Inside<'_> {
            type Ok = ();
            type Error = NoJson;

            fn $note<T: Serialize + ?Sized>(&mut self, data: &T) -> Result<(), NoJson> {
                self.note(NO_KEY, data)
            }

            fn end(self) -> Result<(), NoJson> {
                self.finish()
            }
        }
    )*};
}

arrays!(
    SerializeSeq serialize_element,
    SerializeTuple serialize_element,
    SerializeTupleStruct serialize_field,
    SerializeTupleVariant serialize_field
);

/// So are objects whose keys are known.
macro_rules! objects {
    ($($kind:ident),*) => {$(
        impl ser::$kind for Inside<'_> {
            type Ok = ();
            type Error = NoJson;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                key: &'static str,
                data: &T,
            ) -> Result<(), NoJson> {
                self.note(Text::Held(key), data)
            }

            fn end(self) -> Result<(), NoJson> {
                self.finish()
            }
        }
    )*};
}

objects!(SerializeStruct, SerializeStructVariant);

impl ser::SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoJson> {
        let key = match serde_json::to_value(key).map_err(ser::Error::custom)? {
            serde_json::Value::String(text) => text,
            // Numbers become texts, as JSON has no others.
            number => number.to_string(),
        };
        self.key = self.noted.keep(&key);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, data: &T) -> Result<(), NoJson> {
        self.note(self.key, data)
    }

    fn end(self) -> Result<(), NoJson> {
        self.finish()
    }
}
